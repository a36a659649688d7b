/** Milliseconds for which a press waits: later, nobody expects its answer. As long as the script's pulse. */
const KEPT_MS = 30_000;
/** Milliseconds between attempts while the code of the button's part of the page is still loading. */
const RETRY_MS = 100;

/** What the inline script of `EarlyPressScript` remembers. */
interface EarlyPress {
  /** The button that was pressed last, until a click reaches it. */
  button?: HTMLButtonElement | null;
  /** When it was pressed, in milliseconds since 1970. */
  at: number;
  /** Called on every press, once set. */
  answer?: (button: HTMLButtonElement) => void;
  /** Whether a click is the answer to a press, not a press. */
  isAnswering?: boolean;
  forget: () => void;
  /** Stops remembering presses. */
  end: () => void;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/**
 * Presses the button that was pressed last before the page hydrated. Call it once the page has. Until all of its scripts have
 * loaded, React would also drop presses on parts that have not hydrated yet: these are answered when they have.
 */
export function answerEarlyPress(): void {
  const early = window.earlyPress;
  if (!early) return;
  early.answer = (button) => answer(early, button);
  if (document.readyState === "complete") early.end();
  else addEventListener("load", early.end, { once: true });
  if (early.button) answer(early, early.button);
}

function answer(early: EarlyPress, button: HTMLButtonElement): void {
  if (early.button !== button) return;
  if (!button.isConnected || button.disabled || Date.now() - early.at > KEPT_MS) {
    early.forget();
    return;
  }
  early.isAnswering = true;
  // Tabs react to the first of a press's events.
  for (const type of ["mousedown", "mouseup", "click"])
    button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  early.isAnswering = false;
  // Unless React has stopped it before it reached the button, it is forgotten by now.
  setTimeout(answer, RETRY_MS, early, button);
}
