"use client";

import { useEffect } from "react";
import { DEFAULT_LOCALE, LANGUAGE_KEY, type Locale, LOCALES } from "@/lib/i18n/locale";
import en from "@/messages/en/crash.json";
import es from "@/messages/es/crash.json";

/** This page replaces the root layout when that fails: neither messages nor style sheet reach it, so it brings its own. */
const TEXTS: Record<Locale, Record<"title" | "body" | "retry", string>> = { en, es };

export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  const locale = chosenLocale();
  const texts = TEXTS[locale];
  return (
    <html lang={locale}>
      <body
        style={{ font: "1rem/1.5 system-ui", margin: 0, padding: "4rem 1rem", colorScheme: "light dark" }}
      >
        <title>{texts.title}</title>
        <main style={{ maxWidth: "36rem", margin: "auto" }}>
          <h1>{texts.title}</h1>
          <p>{texts.body}</p>
          <button type="button" onClick={retry} style={{ font: "inherit", padding: "0.75rem 1rem" }}>
            {texts.retry}
          </button>
        </main>
      </body>
    </html>
  );
}

function chosenLocale(): Locale {
  const cookies = typeof document === "undefined" ? "" : document.cookie;
  return LOCALES.find((locale) => cookies.includes(`${LANGUAGE_KEY}=${locale}`)) ?? DEFAULT_LOCALE;
}
