"use client";

import { setNonce } from "get-nonce";
import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { type ErrorTexts, ErrorTextsContext } from "./error-texts";

interface ClientProvidersProps {
  nonce: string | undefined;
  errorTexts: ErrorTexts;
  children: ReactNode;
}

/** What every page needs in the browser: theme, the nonce for styles added later, the words of the error page. */
export function ClientProviders({ nonce, errorTexts, children }: ClientProvidersProps) {
  // Dialogs add a <style> against scrolling behind them; without the nonce the content policy blocks it.
  if (nonce && typeof window !== "undefined") setNonce(nonce);
  return (
    <ThemeProvider
      attribute="class"
      defaultTheme="light"
      storageKey="theme"
      enableSystem={false}
      disableTransitionOnChange
      {...(nonce && { nonce })}
    >
      <ErrorTextsContext value={errorTexts}>{children}</ErrorTextsContext>
    </ThemeProvider>
  );
}
