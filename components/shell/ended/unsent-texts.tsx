"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { CopyButton } from "@/components/ui/input/copy-button";
import { trimmed } from "@/lib/shared/trimmed";

/** What was typed into the covered page's fields, to copy: it can no longer be sent from here. */
export function UnsentTexts() {
  const t = useTranslations("session");
  const [texts, setTexts] = useState<string[]>([]);
  useEffect(() => {
    // A text that was in flight returns to its field shortly after the refusal.
    const look = () => setTexts(typedTexts());
    look();
    const observer = new MutationObserver(look);
    for (const main of document.querySelectorAll("main"))
      observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="unsent" className="border-t border-line pt-6">
      <h2 id="unsent" className="title-section">
        {t("unsent")}
      </h2>
      {texts.map((text) => (
        <div key={text} className="mt-3 rounded-card bg-sunk p-4">
          <p className="whitespace-pre-line">{text}</p>
          <CopyButton value={text} label={t("copy")} copiedLabel={t("copied")} className="mt-3" />
        </div>
      ))}
    </section>
  );
}

function typedTexts(): string[] {
  const values = [...document.querySelectorAll("textarea")].map(({ value }) => trimmed(value));
  return [...new Set(values)].filter((value) => value !== "");
}
