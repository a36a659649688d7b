"use client";

import { clsx } from "clsx";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useTheme } from "next-themes";

interface ThemeToggleProps {
  /** What the button switches to: "Light Mode", "Dark Mode". */
  texts: { light: string; dark: string };
  /** Shows the text beside the icon, as a menu item does. */
  row?: boolean;
  /** Button classes; public pages pass them from the server, without the code of `buttonVariants`. */
  className: string;
}

/** Switches between light and dark. CSS chooses icon and text, so the server's HTML is right in both. */
export function ThemeToggle({ texts, row = false, className }: ThemeToggleProps) {
  const { resolvedTheme, setTheme } = useTheme();
  const words = row ? "" : "sr-only";
  return (
    <button
      type="button"
      className={className}
      data-tip=""
      onClick={() => withoutTransitions(() => setTheme(resolvedTheme === "dark" ? "light" : "dark"))}
    >
      <Moon aria-hidden className="size-5.5 dark:hidden" />
      <span className={clsx(words, "dark:hidden")}>{texts.dark}</span>
      <Sun aria-hidden className="hidden size-5.5 dark:block" />
      <span className={clsx("hidden", row ? "dark:inline" : "dark:sr-only dark:block")}>{texts.light}</span>
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
