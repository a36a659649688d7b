import { markedParts } from "./marked-parts";
import { cn } from "@/lib/shared/utils";
import type { DoubtView } from "@/lib/translation/view";

export interface UserTextProps {
  text: string;
  /** BCP 47. */
  lang?: string | undefined;
  /** Parts of a translation that may differ from the original. */
  doubts?: readonly DoubtView[] | undefined;
  className?: string;
}

/** User-written text or its translation. Keeps line breaks, breaks long words. */
export function UserText({ text, lang, doubts, className }: UserTextProps) {
  return (
    <p className={cn("wrap-anywhere whitespace-pre-line", className)} {...(lang && { lang })}>
      <MarkedText text={text} doubts={doubts} />
    </p>
  );
}

/** A text with its doubts marked. */
export function MarkedText({ text, doubts = [] }: Pick<UserTextProps, "text" | "doubts">) {
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
