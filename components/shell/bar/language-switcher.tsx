"use client";

import { clsx } from "clsx";
import { Languages } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { rememberInCookie } from "@/components/providers/remember";
import { dismissTexts } from "@/components/ui/toast/toast-store";
import { storeText } from "@/lib/browser/stored";
import { isLocale, type Locale, LOCALES } from "@/lib/i18n/locale";
import { LANGUAGE_KEY, LANGUAGES } from "@/lib/shared/languages";

interface LanguageSwitcherProps {
  locale: Locale;
  label: string;
  /** Shows the language's name instead of its code, as a menu item styled by `className`. */
  row?: boolean;
  className?: string;
}

/** An invisible native select over icon and code: one press on a phone, and no code to load. */
export function LanguageSwitcher({ locale, label, row = false, className }: LanguageSwitcherProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const choose = (chosen: string) => {
    if (!isLocale(chosen)) return;
    rememberInCookie(LANGUAGE_KEY, chosen);
    storeText(LANGUAGE_KEY, chosen);
    dismissTexts();
    startTransition(() => {
      router.refresh();
    });
  };
  return (
    <span className={clsx(row ? className : compact, "relative", frame, pending && "opacity-70")}>
      <Languages aria-hidden className="size-5.5 shrink-0" />
      <span aria-hidden>{row ? LANGUAGES[locale] : locale.toUpperCase()}</span>
      <select
        aria-label={label}
        {...(!row && { "data-tip": "" })}
        value={locale}
        className="absolute inset-0 size-full appearance-none text-base opacity-0"
        onChange={(event) => choose(event.target.value)}
      >
        {LOCALES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGES[each]}
          </option>
        ))}
      </select>
    </span>
  );
}

const compact =
  "inline-flex min-h-11 items-center gap-2 rounded-[10px] px-3 text-[0.9375rem] font-semibold text-muted hover:bg-sunk hover:text-ink";
const frame = "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring";
