import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { type Action, type ActionOptions, useAction } from "./use-action";
import { useKeepFields } from "./use-keep-fields";
import type { ActionError } from "@/lib/http/shared/action-result";
import { trimmed } from "@/lib/shared/trimmed";

/** The name of a field, and what is wrong with it: what was said of an empty one is over once that is filled. */
export type FieldOf = (name: string) => { name: string; error: string | undefined };
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

  const sent = useRef<FormData>(null);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent.current = new FormData(event.currentTarget, event.nativeEvent.submitter);
    run(sent.current);
  };
  const [filled, setFilled] = useState<Filled>({ since: null, names: [] });
  const onChange = ({ currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if (!failure?.issues || !sent.current) return;
    setFilled({ since: failure, names: filledSince(sent.current, new FormData(currentTarget), failure) });
  };
  const refuse = (problem: ActionError | null) => {
    sent.current = ref.current && new FormData(ref.current);
    rest.refuse(problem);
  };
  const isFilled = (name: string) => filled.since === failure && filled.names.includes(name);
  return {
    // "post": submitted before hydration, the default "get" would put the fields into the URL.
    formProps: { ref, onSubmit, onChange, noValidate: true, method: "post" } as const,
    error,
    field: ((name) => ({
      name,
      error: isFilled(name) ? undefined : error?.issues?.find((issue) => issue.path === name)?.message,
    })) satisfies FieldOf,
    ...rest,
    /** Shows the error of another call with the form's fields as if it were the form's own. */
    refuse,
  };
}

/** The fields that were filled after a failure. */
interface Filled {
  since: ActionError | null;
  names: string[];
}

/** The fields with an issue that were empty when they were sent, and no longer are. */
function filledSince(sent: FormData, now: FormData, { issues = [] }: ActionError): string[] {
  return issues.map(({ path }) => path).filter((name) => isBlank(sent.get(name)) && !isBlank(now.get(name)));
}

function isBlank(value: FormDataEntryValue | null): boolean {
  return typeof value === "string" ? trimmed(value) === "" : !value?.size;
}

/** Focuses the first field that an error is about, else shows what says it. */
export function showFirstProblem(form: HTMLFormElement, error: ActionError): void {
  const names = new Set(error.issues?.map((issue) => issue.path));
  const field = [...form.elements].find((element) => names.has(element.getAttribute("name") ?? ""));
  if (field instanceof HTMLElement) field.focus();
  else form.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
}
