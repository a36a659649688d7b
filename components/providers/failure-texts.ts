import { createContext, use } from "react";

/** The texts for failures. They come with every page, since an error page must render when nothing else can be loaded. */
export interface FailureTexts {
  title: string;
  body: string;
  retry: string;
  home: string;
  /** The home link's address and the buttons' classes: computed on the server, to keep that code out of every page. */
  homeHref: string;
  retryClass: string;
  homeClass: string;
  /** For a call that got no response. */
  offline: string;
  /** For a call that got an unexpected response. */
  unexpected: string;
  /** For a page that is older than the server: a title, what to do, and what the reload keeps. */
  outdatedTitle: string;
  outdated: string;
  outdatedKept: string;
  reload: string;
}

export const FailureTextsContext = createContext<FailureTexts | null>(null);

/** Throws outside of the root layout's providers. */
export function useFailureTexts(): FailureTexts {
  const texts = use(FailureTextsContext);
  if (!texts) throw new Error("useFailureTexts needs the providers of the root layout");
  return texts;
}
