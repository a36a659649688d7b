"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { type Draft, keyFor, readDraft, useDraft, writeDraft } from "@/components/form/draft-store";
import { useErrorText } from "@/components/providers/use-error-text";
import { ApiError } from "@/lib/api-client";

interface FieldWriteOptions<T> {
  /** The destination, if there is a choice: the same text to another one gets another key. */
  place?: string;
  /** The destination that a text begun now is for. */
  keepPlace?: Draft["place"];
  /** Sends the trimmed text; `key` is the same for every retry of the same text. */
  send: (text: string, key: string) => Promise<T>;
  onDone: (answer: T) => void;
  onFailed: (reason: string) => void;
}

/** A text written on site: kept as a draft until the server has it. Does not change while somebody types (`useTyped`). */
export interface FieldWrite {
  /** The draft's key: one per person and place. */
  name: string;
  /** Sends the draft; does nothing for blank text or while one is in flight. */
  submit: () => void;
  sending: boolean;
  /** The text in flight. */
  outgoing: string | undefined;
  /** Why the last attempt failed, in the reader's language. */
  failure: string | null;
  forgetFailure: () => void;
  keepPlace?: Draft["place"];
}

export function useFieldWrite<T>(
  name: string,
  { place, keepPlace, send, onDone, onFailed }: FieldWriteOptions<T>,
): FieldWrite {
  const reasonOf = useReason();
  // The list has the update a moment before the mutation settles: without this it would show twice.
  const [arrived, setArrived] = useState(false);
  // Two taps in one frame: the second still sees the state of before the first.
  const inFlight = useRef(false);
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: (trimmed: string) => send(trimmed, keyFor(name, trimmed, place)),
    onSuccess: (answer: T) => {
      writeDraft(name, null);
      setArrived(true);
      onDone(answer);
    },
    onError: (thrown) => {
      onFailed(reasonOf(thrown));
    },
    onSettled: () => {
      inFlight.current = false;
    },
  });
  return {
    name,
    ...(keepPlace && { keepPlace }),
    submit: () => {
      const trimmed = readDraft(name)?.text.trim();
      if (!trimmed || inFlight.current) return;
      inFlight.current = true;
      setArrived(false);
      mutate(trimmed);
    },
    sending: isPending,
    outgoing: isPending && !arrived ? variables : undefined,
    failure: error && reasonOf(error),
    forgetFailure: reset,
  };
}

/** The text being typed. For the field alone: its component renders with every keystroke. */
export interface Typed {
  text: string;
  setText: (text: string) => void;
  canSubmit: boolean;
}

export function useTyped({ name, sending, failure, forgetFailure, keepPlace }: FieldWrite): Typed {
  const text = useDraft(name, (draft) => draft?.text ?? "");
  return {
    text,
    setText: (typed) => {
      const { place = keepPlace, ...draft } = readDraft(name) ?? {};
      const isBlank = typed.trim() === "";
      writeDraft(name, { ...draft, text: typed, ...(place && !isBlank && { place }) });
      if (failure && isBlank) forgetFailure();
    },
    canSubmit: text.trim() !== "" && !sending,
  };
}

/** Whether a text is kept under the draft's name. */
export function useHasDraft(name: string): boolean {
  return useDraft(name, (draft) => draft !== null && draft.text.trim() !== "");
}

/** Turns a thrown error into a text for the reader. */
export function useReason(): (thrown: unknown) => string {
  const t = useTranslations("updates");
  const textOf = useErrorText();
  return (thrown) => {
    if (!(thrown instanceof ApiError)) return t("unexpected");
    return thrown.code === "offline" ? t("noSignal") : textOf(thrown);
  };
}
