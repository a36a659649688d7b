"use client";

import { type RefObject, useRef, useState } from "react";
import type { SignInResult } from "./use-after-sign-in";
import { type Action, useAction } from "@/components/form/use-action";
import type { FormAction } from "@/components/form/use-action-form";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import type { ToastInput } from "@/components/ui/toast/toast-store";

// Most people sign in without one.
const CodeStep = onDemand(() => import("./code-step"));

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

export interface CodeStepOptions {
  /** Null where no mail can be sent. */
  codes: CodeActions | null;
  destination: string;
  /** The invitation that led here: signing in joins its project. */
  connectCode: string | undefined;
  greet: (result: SignInResult) => ToastInput;
}

/** Requests a code for the address in a form. `step`, where it is typed, then replaces the form until the address is corrected. */
export function useCodeStep(form: RefObject<HTMLFormElement | null>, { codes, ...arrival }: CodeStepOptions) {
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
  const undo = () => setSent(null);
  const step = sent && codes && (
    <CodeStep {...arrival} sent={sent} codes={codes} onBack={undo} onLoadError={undo} />
  );
  return { send, pending, error, fieldError, step };
}

const unavailable: CodeActions["request"] = () => Promise.reject(new Error("No mail can be sent"));

/** The address in a form, and the name, where it asks for one. */
export function requestIn(form: HTMLFormElement | null): CodeRequest {
  const text = (field: string) => form?.querySelector<HTMLInputElement>(`input[name=${field}]`)?.value;
  const name = text("name");
  return { email: text("email") ?? "", ...(name !== undefined && { name }) };
}
