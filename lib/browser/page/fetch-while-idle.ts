import { serveIdleFetches, takeIdleFetches } from "./while-idle";

/** What Chromium knows about the connection; Safari and Firefox do not say, nor Chromium the type on desktops. */
interface Connection {
  saveData?: boolean;
  type?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Milliseconds to wait in Safari, which does not say when it is idle. */
const LATER_MS = 2000;

/**
 * Starts to fetch what opens later, whenever the page has loaded and the browser is idle: small parts on any connection, large
 * ones on Wi-Fi. Fetches nothing for readers who save data, and waits while there is no signal or the page is hidden. Returns a
 * function that ends it.
 */
export function startIdleFetches(): () => void {
  const fetchSoon = whenIdle(fetchAll);
  serveIdleFetches(fetchSoon);
  addEventListener("online", fetchSoon);
  document.addEventListener("visibilitychange", fetchSoon);
  return () => {
    removeEventListener("online", fetchSoon);
    document.removeEventListener("visibilitychange", fetchSoon);
  };
}

function fetchAll(): void {
  if (!navigator.onLine || navigator.connection?.saveData || document.visibilityState === "hidden") return;
  const { type } = navigator.connection ?? {};
  const isOnWifi = type === "wifi" || type === "ethernet";
  for (const [fetchPart, size] of takeIdleFetches()) if (size === "small" || isOnWifi) fetchPart();
}

/** A function that calls `run` once the page has loaded and is idle; further calls until then change nothing. */
function whenIdle(run: () => void): () => void {
  let isWaiting = false;
  const end = () => {
    isWaiting = false;
    run();
  };
  const wait = () => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(end);
    else setTimeout(end, LATER_MS);
  };
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  };
}
