"use client";

import { createContext } from "react";

export interface ErrorTexts {
  title: string;
  body: string;
  retry: string;
  home: string;
  /** Where the way home leads, and the classes of both buttons: made on the server, since every page loads the error page. */
  homeHref: string;
  retryClass: string;
  homeClass: string;
}

/** The words of the error page: it must render when nothing else of the page could. */
export const ErrorTextsContext = createContext<ErrorTexts | null>(null);
