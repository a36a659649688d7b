import { useTranslations } from "next-intl";
import { useState } from "react";
import { cn } from "@/lib/shared/utils";

/** Words that a card shows before "more". */
const WORDS = 3;

interface ShortDescriptionProps {
  text: string;
  /** BCP 47. */
  lang?: string | undefined;
}

/** The first three words of a description, expandable in place. */
export function ShortDescription({ text, lang }: ShortDescriptionProps) {
  const t = useTranslations("dashboard");
  const [open, setOpen] = useState(false);
  const words = text.trim().split(/\s+/);
  const spoken = lang === undefined ? {} : { lang };
  if (words.length <= WORDS)
    return (
      <p {...spoken} className="wrap-anywhere">
        {text}
      </p>
    );
  return (
    <p className={cn("wrap-anywhere", open && "whitespace-pre-line")}>
      <span {...spoken}>{open ? text : firstOf(words)}</span>{" "}
      <button
        type="button"
        aria-expanded={open}
        className="relative z-10 font-strong text-blue after:absolute after:-inset-x-3 after:-inset-y-3.5 hover:text-ink"
        onClick={() => setOpen(!open)}
      >
        {open ? t("less") : t("more")}
      </button>
    </p>
  );
}

/** "Two-storey rear extension, new kitchen" → "Two-storey rear extension…" */
function firstOf(words: string[]): string {
  return `${words
    .slice(0, WORDS)
    .join(" ")
    .replace(/(?<![\p{Po}\p{Pd}])[\p{Po}\p{Pd}]+$/u, "")}…`;
}
