import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { type Draft, readDraft, useDraft, writeDraft } from "@/components/form/draft-store";
import type { NewFiles, Recording } from "@/lib/browser/outbox/items/files";
import { trimmed } from "@/lib/shared/trimmed";

interface FieldWriteOptions {
  /** The maximum length. */
  max: number;
  /** The destination to store with a new draft. */
  keepPlace?: Draft["place"];
  /** Puts the trimmed text and the files into the outbox; settles once this phone has stored them. */
  store: (text: string, files: NewFiles) => Promise<void>;
}

/** A text written on site: a draft until the outbox has it. Does not change while the person types (see `useTyped`). */
export interface FieldWrite {
  /** The draft's key: one per person and place. */
  name: string;
  /** Puts the draft into the outbox. Ignores blank text without files, and calls while it is storing. */
  submit: (recording?: Recording) => void;
  /** Whether the outbox is storing it. */
  storing: boolean;
  /** Why the outbox could not store it, in the reader's language. */
  failure: string | null;
  forgetFailure: () => void;
  max: number;
  keepPlace?: Draft["place"];
}

/** Its text is made where it is shown: the reader may switch their language meanwhile. */
type Failure = { why: "unexpected" | "noSignal" } | { why: "tooLong"; over: number };

export function useFieldWrite(name: string, { max, keepPlace, store }: FieldWriteOptions): FieldWrite {
  const t = useTranslations("updates");
  const [storing, setStoring] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // A second tap in the same frame still sees the old state.
  const isBusy = useRef(false);
  const submit = async (text: string, files: NewFiles) => {
    isBusy.current = true;
    setStoring(true);
    setFailure(null);
    try {
      await store(text, files);
      writeDraft(name, null);
    } catch {
      // Without a signal the outbox may not have loaded.
      setFailure({ why: navigator.onLine ? "unexpected" : "noSignal" });
    }
    isBusy.current = false;
    setStoring(false);
  };
  return {
    name,
    max,
    ...(keepPlace && { keepPlace }),
    submit: (recording) => {
      const { text: typed = "", photos = [] } = readDraft(name) ?? {};
      const text = trimmed(typed);
      if ((text === "" && photos.length === 0 && !recording) || isBusy.current) return;
      // Checked here, since `maxlength` would silently cut off pasted text.
      if (text.length > max) setFailure({ why: "tooLong", over: text.length - max });
      else void submit(text, { photos, ...(recording && { recording }) });
    },
    storing,
    failure:
      failure && (failure.why === "tooLong" ? t("tooLong", { over: failure.over, max }) : t(failure.why)),
    forgetFailure: () => setFailure(null),
  };
}

/** The text being typed. Only for the field: its component rerenders on every keystroke. */
export interface Typed {
  text: string;
  setText: (text: string) => void;
  /** Adds lines to what is kept. */
  addText: (lines: string) => void;
  canSubmit: boolean;
}

export function useTyped({ name, storing, failure, forgetFailure, max, keepPlace }: FieldWrite): Typed {
  const text = useDraft(name, (draft) => draft?.text ?? "");
  const hasContent = useHasDraft(name);
  const setText = (typed: string) => {
    const before = readDraft(name);
    const { place = keepPlace, ...draft } = before ?? {};
    const isBlank = trimmed(typed) === "" && !hasFiles(before);
    writeDraft(name, { ...draft, text: typed, ...(place && !isBlank && { place }) });
    const wasTooLong = trimmed(text).length > max;
    if (failure && (isBlank || (wasTooLong && trimmed(typed).length <= max))) forgetFailure();
  };
  return {
    text,
    setText,
    addText: (lines) => {
      const kept = readDraft(name)?.text ?? "";
      setText(kept === "" ? lines : `${kept}\n${lines}`);
    },
    canSubmit: hasContent && !storing,
  };
}

/** Whether a text or a file is kept under the draft's name. */
export function useHasDraft(name: string): boolean {
  return useDraft(name, (draft) => draft !== null && (trimmed(draft.text) !== "" || hasFiles(draft)));
}

function hasFiles(draft: Draft | null): boolean {
  return photoCount(draft) > 0 || draft?.recording !== undefined;
}

/** How many photos a draft has. */
export function photoCount(draft: Draft | null): number {
  return draft?.photos?.length ?? 0;
}
