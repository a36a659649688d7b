import { useTranslations } from "next-intl";
import { useState } from "react";
import { cn } from "@/lib/shared/utils";

/** About as many characters as fit into two lines on a phone. */
const SHORT = 90;
/** The same beside a desktop's longer lines. */
const SHORT_WIDE = 140;

interface LongTextProps {
  text: string;
  /** BCP 47. */
  lang?: string | undefined;
  className?: string;
}

/** A text clamped to two lines, with a button that expands it in place. */
export function LongText({ text, lang, className }: LongTextProps) {
  const t = useTranslations("project");
  const [open, setOpen] = useState(false);
  const long = text.length > SHORT || text.includes("\n");
  return (
    <div className={cn("max-w-[72ch]", className)}>
      <p
        {...(lang && { lang })}
        className={cn("wrap-anywhere", open ? "whitespace-pre-line" : "line-clamp-2")}
      >
        {text}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={open}
          className={cn(
            "relative font-strong text-blue after:absolute after:-inset-x-3 after:-inset-y-2.5 hover:text-ink",
            text.length <= SHORT_WIDE && !text.includes("\n") && "lg:hidden",
          )}
          onClick={() => setOpen(!open)}
        >
          {open ? t("less") : t("more")}
        </button>
      )}
    </div>
  );
}
