"use client";

import { unstable_rethrow } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { type FailureTexts, useFailureTexts } from "@/components/providers/failure-texts";
import { ACTION_KEY, type ActionError, type ActionResult } from "@/lib/http/action-result";
import { randomKey } from "@/lib/random-key";

/** A server action, as a page passes it to its screen. */
export type Action<I extends object, T> = (input: I) => Promise<ActionResult<T>>;

export interface ActionOptions<T> {
  onSuccess?: (data: T) => void;
  onError?: (error: ActionError) => void;
  /** Texts in place of the usual ones for a call without an answer. */
  texts?: Partial<Pick<FailureTexts, "offline" | "unexpected">>;
}

/**
 * Calls a server action; `useActionForm` does so for a form. A lost connection is an error with the code `offline`, an
 * unexpected failure one with `internal`. Retries of the same input share an idempotency key.
 */
export function useAction<I extends object, T>(
  action: Action<I, T>,
  { onSuccess, onError, texts }: ActionOptions<T> = {},
) {
  const { offline, unexpected } = { ...useFailureTexts(), ...texts };
  const key = useRef<{ of: string; key: string } | null>(null);
  const [pending, startTransition] = useTransition();
  const [error, setError] = useState<ActionError | null>(null);

  const send = async (input: I) => {
    const of = fingerprint(input);
    if (key.current?.of !== of) key.current = { of, key: randomKey() };
    const result = await attempt(action, withKey(input, key.current.key), { offline, internal: unexpected });
    setError(result.ok ? null : result.error);
    if (result.ok) key.current = null;
    if (result.ok) onSuccess?.(result.data);
    else onError?.(result.error);
  };
  return {
    run: (input: I) => {
      if (!pending) startTransition(() => send(input));
    },
    pending,
    error,
    reset: () => {
      setError(null);
    },
  };
}

async function attempt<I extends object, T>(
  action: Action<I, T>,
  input: I,
  texts: Record<"offline" | "internal", string>,
): Promise<ActionResult<T>> {
  try {
    return await action(input);
  } catch (thrown) {
    unstable_rethrow(thrown);
    const code = thrown instanceof TypeError || !navigator.onLine ? "offline" : "internal";
    return { ok: false, error: { code, message: texts[code] } };
  }
}

function fingerprint(input: object): string {
  return JSON.stringify(input instanceof FormData ? [...input.entries()] : input);
}

function withKey<I extends object>(input: I, key: string): I {
  if (!(input instanceof FormData)) return { ...input, [ACTION_KEY]: key };
  input.set(ACTION_KEY, key);
  return input;
}
