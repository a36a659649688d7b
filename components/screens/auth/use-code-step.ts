"use client";

import { type RefObject, useRef, useState } from "react";
import { type Action, useAction } from "@/components/form/use-action";
import type { FormAction } from "@/components/form/use-action-form";
import type { SignInResult } from "./use-after-sign-in";

/** What the screens of a code by email call; for an invitation, `signIn` joins its project too. */
export interface CodeActions {
  request: Action<CodeRequest, void>;
  signIn: FormAction<SignInResult>;
}

/** Where a code goes; a name from those who sign up. */
export interface CodeRequest extends Record<string, unknown> {
  email: string;
  name?: string;
}

/** Requests a code for the address in a form; `sent` from then on, until it is `undone` to correct the address. */
export function useCodeStep(form: RefObject<HTMLFormElement | null>, codes: CodeActions | null) {
  const asked = useRef<CodeRequest>(null);
  const [sent, setSent] = useState<CodeRequest | null>(null);
  const { run, pending, error } = useAction(codes?.request ?? unavailable, {
    offersReload: true,
    onSuccess: () => setSent(asked.current),
  });
  const send = () => {
    asked.current = requestIn(form.current);
    run(asked.current);
  };
  const fieldError = (name: string) => error?.issues?.find(({ path }) => path === name)?.message;
  return { send, pending, error, fieldError, sent, undo: () => setSent(null) };
}

const unavailable: CodeActions["request"] = () => Promise.reject(new Error("No mail can be sent"));

/** The address in a form, and the name, where it asks for one. */
export function requestIn(form: HTMLFormElement | null): CodeRequest {
  const text = (field: string) => form?.querySelector<HTMLInputElement>(`input[name=${field}]`)?.value;
  const name = text("name");
  return { email: text("email") ?? "", ...(name !== undefined && { name }) };
}
