"use client";

import { clsx } from "clsx";
import { Contrast, Moon, Sun } from "lucide-react";
import { switchTheme, THEMES } from "@/lib/browser/page/theme";

/** The icon of switching to each theme, and the theme in which that is shown. */
const SWITCHES = {
  light: { Icon: Sun, shown: "not-sun:hidden" },
  dark: { Icon: Moon, shown: "dark:hidden sun:hidden" },
  sun: { Icon: Contrast, shown: "not-dark:hidden" },
};

interface ThemeToggleProps {
  /** What the button switches to: "Light Mode". */
  texts: Record<(typeof THEMES)[number], string>;
  /** Shows the text beside the icon, as a menu item does. */
  row?: boolean;
  /** Button classes; public pages pass them from the server, without the code of `buttonVariants`. */
  className: string;
}

/** Switches from light to dark, on to sun, and back. CSS chooses icon and text, so the server's HTML is right in each. */
export function ThemeToggle({ texts, row = false, className }: ThemeToggleProps) {
  return (
    <button type="button" className={className} data-tip="" onClick={switchTheme}>
      {THEMES.map((name) => {
        const { Icon, shown } = SWITCHES[name];
        return (
          <span key={name} className={clsx("contents", shown)}>
            <Icon aria-hidden className={clsx("size-5.5 shrink-0", row && "text-muted")} />
            <span className={clsx(!row && "sr-only")}>{texts[name]}</span>
          </span>
        );
      })}
    </button>
  );
}
