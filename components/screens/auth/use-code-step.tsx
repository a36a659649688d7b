import { useRef } from "react";
import type { CodeActions, CodeRequest, CodeStepOptions } from "./code-step";
import { useAction } from "@/components/form/use-action";
import type { useActionForm } from "@/components/form/use-action-form";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { useCodeSent } from "@/components/sign-in/use-code-sent";

// Most people sign in without one.
const CodeStep = onDemand(() => import("./code-step"));

/**
 * Requests a code for the address in a form, which shows a refusal. `step`, where the code is typed, then replaces the form until the
 * address is corrected.
 */
export function useCodeStep(
  form: "sign-in" | "sign-up",
  { formProps, refuse }: Pick<ReturnType<typeof useActionForm>, "formProps" | "refuse">,
  { codes, ...arrival }: CodeStepOptions,
) {
  const asked = useRef<CodeRequest>(null);
  const { sent, keep, hide } = useCodeSent<CodeRequest>(form);
  const { run, pending } = useAction(codes?.request ?? unavailable, {
    offersReload: true,
    onSuccess: () => {
      refuse(null);
      keep(asked.current);
    },
    onError: refuse,
  });
  const send = () => {
    asked.current = requestIn(formProps.ref.current);
    run(asked.current);
  };
  const step = sent && codes && (
    <CodeStep
      {...arrival}
      sent={sent}
      codes={codes}
      onSentAgain={() => keep(sent)}
      onBack={() => keep(null)}
      onLoadError={hide}
    />
  );
  return { send, pending, step };
}

const unavailable: CodeActions["request"] = () => Promise.reject(new Error("No mail can be sent"));

/** The address in a form, and the name, where it asks for one. */
export function requestIn(form: HTMLFormElement | null): CodeRequest {
  const text = (field: string) => form?.querySelector<HTMLInputElement>(`input[name=${field}]`)?.value;
  const name = text("name");
  return { email: text("email") ?? "", ...(name !== undefined && { name }) };
}
