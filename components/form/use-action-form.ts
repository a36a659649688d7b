"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useEffect, useRef, useState, useTransition } from "react";
import { attempt } from "./attempt";
import type { ActionError, ActionResult } from "@/lib/http/action-result";

export type FormError = ActionError;
export type FormAction<T> = (input: FormData) => Promise<ActionResult<T>>;

interface ActionFormOptions<T> {
  onSuccess?: (data: T, form: HTMLFormElement) => void;
  /** For what a form does beyond showing the error, such as a toast. */
  onError?: (error: FormError) => void;
}

/**
 * Runs a form through a server action. Inputs stay uncontrolled and keep what was typed, whatever the outcome.
 * A lost connection is an error with the code `offline`, an unexpected failure one with `internal`.
 */
export function useActionForm<T>(action: FormAction<T>, { onSuccess, onError }: ActionFormOptions<T> = {}) {
  const t = useTranslations("common");
  const ref = useRef<HTMLFormElement>(null);
  const [pending, startTransition] = useTransition();
  const [error, setError] = useState<FormError | null>(null);

  useEffect(() => {
    if (error && ref.current) showFirstProblem(ref.current, error);
  }, [error]);

  const send = async (form: HTMLFormElement, input: FormData) => {
    const result = await attempt(action, input, { offline: t("offline"), internal: t("unexpected") });
    setError(result.ok ? null : result.error);
    if (result.ok) onSuccess?.(result.data, form);
    else onError?.(result.error);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const input = new FormData(form, event.nativeEvent.submitter);
    startTransition(() => send(form, input));
  };

  return {
    // "post", or submitting before hydration would put the fields into the address.
    formProps: { ref, onSubmit, noValidate: true, method: "post" } as const,
    pending,
    error,
    fieldError: (name: string) => error?.issues?.find((issue) => issue.path === name)?.message,
    reset: () => {
      setError(null);
    },
  };
}

function showFirstProblem(form: HTMLFormElement, error: FormError): void {
  const names = new Set(error.issues?.map((issue) => issue.path));
  const field = [...form.elements].find((element) => names.has(element.getAttribute("name") ?? ""));
  if (field instanceof HTMLElement) field.focus();
  else form.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
}
