import { use } from "react";
import { FailureTextsContext } from "./failure-texts";
import { ReaderContext } from "./reader-context";

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
