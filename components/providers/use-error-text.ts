"use client";

import { use } from "react";
import { ReaderContext } from "./reader";

/** An error from an action or a call, with its text in each language if it came from our server. */
interface Refused {
  message: string;
  texts?: Record<string, { message: string }> | undefined;
}

/** What an error says in the language that the reader has chosen by now. */
export function useErrorText(): (error: Refused) => string {
  const { locale } = use(ReaderContext);
  return ({ message, texts }) => texts?.[locale]?.message ?? message;
}
