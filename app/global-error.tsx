"use client";

import { useEffect } from "react";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_KEY } from "@/lib/shared/languages";

/** This page replaces the root layout when that fails: neither messages nor style sheet reach it, so it brings its own. */
const TEXTS = {
  en: {
    title: "Something went wrong",
    body: "The page could not be shown. Nothing that you saved is lost.",
    retry: "Try again",
  },
  es: {
    title: "Algo salió mal",
    body: "No se pudo mostrar la página. No se perdió nada de lo que guardaste.",
    retry: "Intentar de nuevo",
  },
} as const satisfies Record<Language, Record<"title" | "body" | "retry", string>>;

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

function chosenLocale(): Language {
  const isChosen = (language: Language) => document.cookie.includes(`${LANGUAGE_KEY}=${language}`);
  const languages = Object.keys(TEXTS) as Language[];
  return (typeof document !== "undefined" && languages.find(isChosen)) || DEFAULT_LANGUAGE;
}
