"use client";

import { clsx } from "clsx";
import Contrast from "lucide-react/icons/contrast";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useTheme } from "next-themes";

/** In the order in which presses switch, each with the icon of switching to it and the theme in which that is shown. */
const THEMES = [
  { name: "light", Icon: Sun, shown: "not-sun:hidden" },
  { name: "dark", Icon: Moon, shown: "dark:hidden sun:hidden" },
  { name: "sun", Icon: Contrast, shown: "not-dark:hidden" },
] as const;

interface ThemeToggleProps {
  /** What the button switches to: "Light Mode". */
  texts: Record<(typeof THEMES)[number]["name"], string>;
  /** Shows the text beside the icon, as a menu item does. */
  row?: boolean;
  /** Button classes; public pages pass them from the server, without the code of `buttonVariants`. */
  className: string;
}

/** Switches from light to dark, on to sun, and back. CSS chooses icon and text, so the server's HTML is right in each. */
export function ThemeToggle({ texts, row = false, className }: ThemeToggleProps) {
  const { theme, setTheme } = useTheme();
  const next = THEMES[(THEMES.findIndex(({ name }) => name === theme) + 1) % THEMES.length];
  return (
    <button
      type="button"
      className={className}
      data-tip=""
      onClick={() => withoutTransitions(() => setTheme(next?.name ?? "light"))}
    >
      {THEMES.map(({ name, Icon, shown }) => (
        <span key={name} className={clsx("contents", shown)}>
          <Icon aria-hidden className={clsx("size-5.5 shrink-0", row && "text-muted")} />
          <span className={clsx(!row && "sr-only")}>{texts[name]}</span>
        </span>
      ))}
    </button>
  );
}

/**
 * Disables transitions during the change. The library's own way also runs on every page load, where it costs a slow phone half a
 * second.
 */
function withoutTransitions(changeTheme: () => void): void {
  const root = document.documentElement;
  root.dataset.atOnce = "";
  changeTheme();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete root.dataset.atOnce;
    }),
  );
}
