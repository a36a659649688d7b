"use client";

import { cn } from "@/lib/utils";
import type { DoubtView } from "@/lib/translation/view";
import { markedParts } from "./marked-parts";

interface WordsProps {
  text: string;
  /** BCP 47. */
  lang?: string | undefined;
  /** What of it may not be what was said. */
  doubts?: readonly DoubtView[] | undefined;
  className?: string;
}

/** What somebody wrote, or its translation: keeps line breaks, breaks long words. */
export function Words({ text, lang, doubts, className }: WordsProps) {
  return (
    <p className={cn("wrap-anywhere whitespace-pre-line", className)} {...(lang && { lang })}>
      <MarkedText text={text} doubts={doubts} />
    </p>
  );
}

/** A text with its doubts marked. */
export function MarkedText({ text, doubts = [] }: Pick<WordsProps, "text" | "doubts">) {
  if (doubts.length === 0) return text;
  return markedParts(text, doubts).map((part, at) =>
    part.isDoubted ? (
      <mark key={at} className="whitespace-pre-line">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
