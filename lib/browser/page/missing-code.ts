import { announceOutdatedPage, isPageOutdated, noteCodeCheck } from "./outdated-page";

/** Where the code of a build is; its files have the hash of their content in their names. */
const CODE = "/_next/static/";
/** Milliseconds to ask whether a file exists; beyond that there is no signal. */
const CHECK_MS = 5000;

/** Announces the first file of the page's code that failed to load because the server lacks it. Returns a function that ends it. */
export function watchForMissingCode(): () => void {
  // Captured, since these events do not bubble. The bundler's own handlers come after it.
  window.addEventListener("error", onLoadError, true);
  return () => window.removeEventListener("error", onLoadError, true);
}

function onLoadError({ target }: Event): void {
  const url = addressOf(target);
  if (url.startsWith(location.origin + CODE)) noteCodeCheck(check(url));
}

function addressOf(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement ? target.href : "";
}

async function check(url: string): Promise<boolean> {
  const isGone = await isMissing(url);
  if (isGone && !isPageOutdated()) announceOutdatedPage();
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
