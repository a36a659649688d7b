"use client";

import { type SubmitEvent, useEffect, useRef } from "react";
import { type Action, type ActionOptions, useAction } from "./use-action";
import { useKeepFields } from "./use-keep-fields";
import type { ActionError } from "@/lib/http/shared/action-result";

export type FormAction<T> = Action<FormData, T>;

interface FormOptions<T> extends Omit<ActionOptions<T>, "onSuccess" | "offersReload"> {
  /** The form's name in `useKeepFields`. */
  keepAs: string | null;
  /** `form` is null if it has unmounted. */
  onSuccess?: (data: T, form: HTMLFormElement | null) => void;
}

/** Sends a form to a server action. Inputs stay uncontrolled and keep what was typed, whatever the outcome; `FormError` says it. */
export function useActionForm<T>(action: FormAction<T>, { keepAs, onSuccess, ...options }: FormOptions<T>) {
  const ref = useRef<HTMLFormElement>(null);
  useKeepFields(ref, keepAs);
  const { run, error, failure, ...rest } = useAction(action, {
    ...options,
    offersReload: true,
    onSuccess: (data) => onSuccess?.(data, ref.current),
  });

  useEffect(() => {
    if (failure && ref.current) showFirstProblem(ref.current, failure);
  }, [failure]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(new FormData(event.currentTarget, event.nativeEvent.submitter));
  };
  return {
    // "post": submitted before hydration, the default "get" would put the fields into the URL.
    formProps: { ref, onSubmit, noValidate: true, method: "post" } as const,
    error,
    fieldError: (name: string) => error?.issues?.find((issue) => issue.path === name)?.message,
    ...rest,
  };
}

function showFirstProblem(form: HTMLFormElement, error: ActionError): void {
  const names = new Set(error.issues?.map((issue) => issue.path));
  const field = [...form.elements].find((element) => names.has(element.getAttribute("name") ?? ""));
  if (field instanceof HTMLElement) field.focus();
  else form.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
}
