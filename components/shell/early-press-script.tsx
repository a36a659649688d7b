import { THEME_KEY, THEMES } from "@/lib/browser/page/theme";

/**
 * Runs before the page's other scripts: shows the stored theme, remembers the last press on a button, and lets the button pulse for
 * as long as it waits.
 * Keeps the browser's offer to install the product, which comes once, for `lib/browser/install.ts`.
 * Forms that the browser sends by itself (`method="get"`) do not need it. Enter in a field of an unfinished form is a phone's "next";
 * it is a click that counts as no press (`detail`).
 * An iPhone tells its text size (17 px unless changed) only to what asks for its font. Fields smaller than usual would enlarge the page.
 * A page that comes from this phone hydrates as it was kept, which was without the query that it is opened with now.
 */
const SCRIPT = `(() => {
  let pulse;
  const early = window.earlyPress = {
    forget: () => {
      pulse?.cancel();
      early.button = null;
    },
    end: () => removeEventListener("click", remember, true)
  };
  const isUnfinished = (button) =>
    button.type === "submit" && button.form?.matches(":invalid") && document.activeElement !== button;
  const remember = (event) => {
    const button = event.target.closest("button");
    if (early.isAnswering || !button || (button.type === "submit" && button.form?.method === "get")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!early.answer && !event.detail && isUnfinished(button)) return;
    early.forget();
    early.button = button;
    early.at = Date.now();
    pulse = button.animate?.({ opacity: 0.4 }, { duration: 500, iterations: 60, direction: "alternate" });
    button.addEventListener("click", early.forget, { once: true });
    early.answer?.(button);
  };
  addEventListener("click", remember, true);
  const { classList, dataset, style } = document.documentElement;
  let theme;
  try { theme = localStorage.getItem("${THEME_KEY}"); } catch {}
  classList.add(${JSON.stringify(THEMES)}.includes(theme) ? theme : "${THEMES[0]}");
  const followTextSize = () => {
    style.font = "-apple-system-body";
    const size = parseFloat(getComputedStyle(document.documentElement).fontSize) / 17;
    style.font = "";
    const most = matchMedia("(min-width: 64rem)").matches ? 1.25 : 2;
    style.setProperty("--text-size", Math.min(most, Math.max(1, size)) * 100 + "%");
  };
  if (navigator.maxTouchPoints && CSS.supports("font", "-apple-system-body")) {
    followTextSize();
    addEventListener("pageshow", followTextSize);
    addEventListener("visibilitychange", followTextSize);
    addEventListener("resize", followTextSize);
  }
  if (dataset.kept && location.search) {
    dataset.search = location.search;
    history.replaceState(history.state, "", location.pathname);
  }
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });
})()`.replaceAll(/\n\s*/g, "");

/** Remembers presses before the page hydrates, for `answerEarlyPress`. Belongs before everything that can be pressed. */
export function EarlyPressScript({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
