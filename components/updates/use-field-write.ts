"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { ApiError } from "@/lib/api-client";
import { keyFor, NO_DRAFT, readDraft, subscribeToDrafts, writeDraft } from "./draft-store";

interface FieldWriteOptions<T> {
  /** The destination, if there is a choice: the same text to another one gets another key. */
  place?: string;
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
}

export function useFieldWrite<T>(
  name: string,
  { place, send, onDone, onFailed }: FieldWriteOptions<T>,
): FieldWrite {
  const reasonOf = useReason();
  // The list has the update a moment before the mutation settles: without this it would show twice.
  const [arrived, setArrived] = useState(false);
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: (trimmed: string) => send(trimmed, keyFor(name, trimmed, place)),
    onSuccess: (answer: T) => {
      writeDraft(name, NO_DRAFT);
      setArrived(true);
      onDone(answer);
    },
    onError: (thrown) => {
      onFailed(reasonOf(thrown));
    },
  });
  return {
    name,
    submit: () => {
      const trimmed = readDraft(name).text.trim();
      if (trimmed === "" || isPending) return;
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

export function useTyped({ name, sending, failure, forgetFailure }: FieldWrite): Typed {
  const { text } = useSyncExternalStore(
    subscribeToDrafts,
    () => readDraft(name),
    () => NO_DRAFT,
  );
  return {
    text,
    setText: (typed) => {
      writeDraft(name, { ...readDraft(name), text: typed });
      if (failure && typed.trim() === "") forgetFailure();
    },
    canSubmit: text.trim() !== "" && !sending,
  };
}

/** Turns a thrown error into a text for the reader. */
export function useReason(): (thrown: unknown) => string {
  const t = useTranslations("updates");
  return (thrown) => {
    if (!(thrown instanceof ApiError)) return t("unexpected");
    return thrown.code === "offline" ? t("noSignal") : thrown.message;
  };
}
