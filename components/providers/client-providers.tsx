"use client";

import { setNonce } from "get-nonce";
import { ThemeProvider } from "next-themes";
import { type ReactNode, useState } from "react";
import { type FailureTexts, FailureTextsContext } from "./failure-texts";

interface ClientProvidersProps {
  nonce: string | undefined;
  failureTexts: FailureTexts;
  children: ReactNode;
}

/** What every page needs in the browser: theme, the nonce for styles added later, the words of the error page. */
export function ClientProviders({ nonce, failureTexts, children }: ClientProvidersProps) {
  // The document keeps the nonce it was loaded with: a refresh brings its own request's, which the browser ignores.
  const [documentNonce] = useState(nonce);
  // Dialogs add a <style> that stops scrolling behind them; without the nonce the content policy blocks it.
  if (documentNonce && typeof window !== "undefined") setNonce(documentNonce);
  return (
    <ThemeProvider
      attribute="class"
      defaultTheme="light"
      storageKey="theme"
      enableSystem={false}
      {...(documentNonce && { nonce: documentNonce })}
    >
      <FailureTextsContext value={failureTexts}>{children}</FailureTextsContext>
    </ThemeProvider>
  );
}
