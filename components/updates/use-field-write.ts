"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { type Draft, readDraft, useDraft, writeDraft } from "@/components/form/draft-store";

interface FieldWriteOptions {
  /** The most characters that the text may have. */
  max: number;
  /** The destination that a text begun now is for. */
  keepPlace?: Draft["place"];
  /** Puts the trimmed text into the outbox; settles once this phone has stored it. */
  store: (text: string) => Promise<void>;
}

/** A text written on site: a draft until the outbox has it. Does not change while somebody types (`useTyped`). */
export interface FieldWrite {
  /** The draft's key: one per person and place. */
  name: string;
  /** Puts the draft into the outbox; does nothing for blank text, or twice at once. */
  submit: () => void;
  /** Until the outbox has it. */
  storing: boolean;
  /** Why the outbox could not take it, in the reader's language. */
  failure: string | null;
  forgetFailure: () => void;
  max: number;
  keepPlace?: Draft["place"];
}

export function useFieldWrite(name: string, { max, keepPlace, store }: FieldWriteOptions): FieldWrite {
  const t = useTranslations("updates");
  const [storing, setStoring] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Two taps in one frame: the second still sees the state of before the first.
  const isBusy = useRef(false);
  const submit = async (text: string) => {
    isBusy.current = true;
    setStoring(true);
    setFailure(null);
    try {
      await store(text);
      writeDraft(name, null);
    } catch {
      // Without a signal the outbox may not have loaded.
      setFailure(navigator.onLine ? t("unexpected") : t("noSignal"));
    }
    isBusy.current = false;
    setStoring(false);
  };
  return {
    name,
    max,
    ...(keepPlace && { keepPlace }),
    submit: () => {
      const trimmed = readDraft(name)?.text.trim();
      if (!trimmed || isBusy.current) return;
      // Not cut by the field: what was pasted would lose its end.
      if (trimmed.length > max) setFailure(t("tooLong", { over: trimmed.length - max, max }));
      else void submit(trimmed);
    },
    storing,
    failure,
    forgetFailure: () => {
      setFailure(null);
    },
  };
}

/** The text being typed. For the field alone: its component renders with every keystroke. */
export interface Typed {
  text: string;
  setText: (text: string) => void;
  canSubmit: boolean;
}

export function useTyped({ name, storing, failure, forgetFailure, max, keepPlace }: FieldWrite): Typed {
  const text = useDraft(name, (draft) => draft?.text ?? "");
  return {
    text,
    setText: (typed) => {
      const { place = keepPlace, ...draft } = readDraft(name) ?? {};
      const isBlank = typed.trim() === "";
      writeDraft(name, { ...draft, text: typed, ...(place && !isBlank && { place }) });
      const wasTooLong = text.trim().length > max;
      if (failure && (isBlank || (wasTooLong && typed.trim().length <= max))) forgetFailure();
    },
    canSubmit: text.trim() !== "" && !storing,
  };
}

/** Whether a text is kept under the draft's name. */
export function useHasDraft(name: string): boolean {
  return useDraft(name, (draft) => draft !== null && draft.text.trim() !== "");
}
