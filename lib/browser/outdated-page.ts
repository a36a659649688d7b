import { Listeners } from "./listeners";

/** Where the code of a build is; its files have the hash of their content in their names. */
const CODE = "/_next/static/";
/** Milliseconds to ask whether a file exists; beyond that there is no signal. */
const CHECK_MS = 5000;

let outdated = false;
let lastCheck = Promise.resolve(false);
const listeners = new Listeners();

/** Whether the server runs another build than the one of the page: it lacked an action or a file of the page's code. */
export function isPageOutdated(): boolean {
  return outdated;
}

/** Call it when the server lacks something that the page needs, and the page itself says so. */
export function markPageOutdated(): void {
  outdated = true;
}

/** Marks the page as outdated, and says so above whatever is on it. */
export function announceOutdatedPage(): void {
  markPageOutdated();
  listeners.notify();
}

export const subscribeToOutdatedPage = listeners.subscribe;

/** Loads the page from the server's build. */
export function reloadPage(): void {
  window.location.reload();
}

/** Announces the first file of the page's code that failed to load because the server lacks it. Returns a function that ends it. */
export function watchForMissingCode(): () => void {
  // Captured, since these events do not bubble. The bundler's own handlers come after it.
  window.addEventListener("error", onLoadError, true);
  return () => {
    window.removeEventListener("error", onLoadError, true);
  };
}

/** Whether the code that has just failed to load is gone. False without a signal: then it may still be there. */
export function isCodeGone(): Promise<boolean> {
  return lastCheck;
}

function onLoadError({ target }: Event): void {
  const url = addressOf(target);
  if (url.startsWith(location.origin + CODE)) lastCheck = check(url);
}

function addressOf(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement ? target.href : "";
}

async function check(url: string): Promise<boolean> {
  const isGone = await isMissing(url);
  if (isGone && !outdated) announceOutdatedPage();
  return isGone;
}

async function isMissing(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(CHECK_MS);
    return (await fetch(url, { method: "HEAD", cache: "no-store", signal })).status === 404;
  } catch {
    return false;
  }
}
