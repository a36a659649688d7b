"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { cn } from "@/lib/utils";

/** Characters that fit into two lines of a phone, about. */
const SHORT = 90;

/** A text in two lines at most, opened and closed in place when it is longer. */
export function LongText({ text, className }: { text: string; className?: string }) {
  const t = useTranslations("project");
  const [open, setOpen] = useState(false);
  const long = text.length > SHORT || text.includes("\n");
  return (
    <div className={cn("max-w-[72ch]", className)}>
      <p className={cn("wrap-anywhere", open ? "whitespace-pre-line" : "line-clamp-2")}>{text}</p>
      {long && (
        <button
          type="button"
          aria-expanded={open}
          className="relative font-strong text-blue after:absolute after:-inset-x-3 after:-inset-y-2.5 hover:text-ink"
          onClick={() => {
            setOpen(!open);
          }}
        >
          {open ? t("less") : t("more")}
        </button>
      )}
    </div>
  );
}
