import { Listeners } from "@/lib/browser/listeners";

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

/** Whether the code that has just failed to load is gone. False without a signal: then it may still be there. */
export function isCodeGone(): Promise<boolean> {
  return lastCheck;
}

/** For what watches for missing code: the answer about the file that failed last. */
export function noteCodeCheck(check: Promise<boolean>): void {
  lastCheck = check;
}
