import { storedText, storeText } from "@/lib/browser/stored";

/** In the order in which presses switch; the first unless another is stored. Each is a class of the document. */
export const THEMES = ["light", "dark", "sun"] as const;
export const THEME_KEY = "theme";

/** Switches to the next theme, in the other tabs too. */
export function switchTheme(): void {
  const { classList } = document.documentElement;
  const at = THEMES.findIndex((name) => classList.contains(name));
  const next = THEMES[(at + 1) % THEMES.length] ?? THEMES[0];
  withoutTransitions(() => show(next));
  storeText(THEME_KEY, next);
}

/** Shows the theme that another tab switches to; and the stored one, if React has replaced the document's attributes. */
export function followTheme(): () => void {
  const follow = ({ key }: Pick<StorageEvent, "key">) => {
    if (key === THEME_KEY) show(storedText(THEME_KEY));
  };
  follow({ key: THEME_KEY });
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}

function show(chosen: string | null): void {
  const { classList } = document.documentElement;
  classList.remove(...THEMES);
  classList.add(THEMES.find((name) => name === chosen) ?? THEMES[0]);
}

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
