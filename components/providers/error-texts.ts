"use client";

import { createContext } from "react";

export interface ErrorTexts {
  title: string;
  body: string;
  retry: string;
  home: string;
}

/** The words of the error page: it must render when nothing else of the page could. */
export const ErrorTextsContext = createContext<ErrorTexts | null>(null);
