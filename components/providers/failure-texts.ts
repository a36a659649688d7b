"use client";

import { createContext, use } from "react";

/** The texts for failures. They come with every page, since an error page renders when nothing else could. */
export interface FailureTexts {
  title: string;
  body: string;
  retry: string;
  home: string;
  /** The home link's address and the buttons' classes: made on the server, since every page loads the error page. */
  homeHref: string;
  retryClass: string;
  homeClass: string;
  /** For a call without an answer. */
  offline: string;
  /** For a call with an unexpected answer. */
  unexpected: string;
}

export const FailureTextsContext = createContext<FailureTexts | null>(null);

/** Throws where the root layout's providers are missing. */
export function useFailureTexts(): FailureTexts {
  const texts = use(FailureTextsContext);
  if (!texts) throw new Error("useFailureTexts needs the providers of the root layout");
  return texts;
}
