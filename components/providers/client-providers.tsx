"use client";

import { setNonce } from "get-nonce";
import { type ReactNode, useEffect, useState } from "react";
import { type FailureTexts, FailureTextsContext } from "./failure-texts";
import { answerEarlyPress } from "@/lib/browser/page/early-press";
import { followTheme } from "@/lib/browser/page/theme";

interface ClientProvidersProps {
  nonce: string | undefined;
  failureTexts: FailureTexts;
  children: ReactNode;
}

/**
 * Client providers of every page: the theme, the nonce for styles added later, the error page's texts, and the answer to presses
 * before the page hydrated.
 */
export function ClientProviders({ nonce, failureTexts, children }: ClientProvidersProps) {
  // The document keeps the nonce it was loaded with. A refresh brings another request's nonce, which the browser ignores.
  const [documentNonce] = useState(nonce);
  // Dialogs add a <style> that stops scrolling behind them; without the nonce the content policy blocks it.
  if (documentNonce && typeof window !== "undefined") setNonce(documentNonce);
  useEffect(answerEarlyPress, []);
  useEffect(followTheme, []);
  return <FailureTextsContext value={failureTexts}>{children}</FailureTextsContext>;
}
