"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { ApiError } from "@/lib/api-client";
import { keyFor, NO_DRAFT, readDraft, subscribeToDrafts, writeDraft } from "./draft-store";

interface FieldWriteOptions<T> {
  /** Where it goes, if there is a choice: the same text sent elsewhere is another thing. */
  place?: string;
  /** Sends the trimmed text; `key` is the same on every try of the same text. */
  send: (text: string, key: string) => Promise<T>;
  onDone: (answer: T) => void;
  onFailed: (reason: string) => void;
}

/** A text on its way from a site: sent, and kept until it has arrived. It does not change while somebody types (`useTyped`). */
export interface FieldWrite {
  /** Where the draft is kept: one per person and place. */
  name: string;
  /** Sends what is typed; blank texts and a second press do nothing. */
  submit: () => void;
  sending: boolean;
  /** The text that is on its way now. */
  outgoing: string | undefined;
  /** Why the last try failed, in the reader's language. */
  failure: string | null;
  forgetFailure: () => void;
}

export function useFieldWrite<T>(
  name: string,
  { place, send, onDone, onFailed }: FieldWriteOptions<T>,
): FieldWrite {
  const reasonOf = useReason();
  // The list has it a moment before the mutation knows that it is over: it must not stand there twice.
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

/** What is being typed, for the field alone: whoever uses this renders with every key. */
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

/** Turns what a call threw into words for the reader. */
export function useReason(): (thrown: unknown) => string {
  const t = useTranslations("updates");
  return (thrown) => {
    if (!(thrown instanceof ApiError)) return t("unexpected");
    return thrown.code === "offline" ? t("noSignal") : thrown.message;
  };
}
