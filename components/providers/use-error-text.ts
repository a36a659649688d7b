import { use } from "react";
import { FailureTextsContext, useFailureTexts } from "./failure-texts";
import { ReaderContext } from "./reader-context";
import { ApiError } from "@/lib/browser/api-client";

/** An error from an action or a call, with its text in each language if it came from our server. */
interface Refused {
  message: string;
  code?: string;
  texts?: Record<string, { message: string }> | undefined;
}

/** Returns a function that gives an error's text in the reader's current language. A proxy's errors have no translation. */
export function useErrorText(): (error: Refused) => string {
  const { locale } = use(ReaderContext);
  const unexpected = use(FailureTextsContext)?.unexpected;
  return ({ message, code, texts }) =>
    texts?.[locale]?.message ?? (code === "internal" ? unexpected : undefined) ?? message;
}

/** Returns a function that says why a call failed: there is no signal, what our server answered, or else that it was unexpected. */
export function useFailureText(): (thrown: unknown) => string {
  const textOf = useErrorText();
  const { offline, unexpected } = useFailureTexts();
  return (thrown) => {
    if (!(thrown instanceof ApiError)) return unexpected;
    return thrown.code === "offline" ? offline : textOf(thrown);
  };
}
