/** Calls `flush` when there may be a signal again: on `online` and when the page is looked at. Returns what ends it. */
export function onPossibleSignal(flush: () => void): () => void {
  const whenVisible = () => {
    if (document.visibilityState === "visible") flush();
  };
  addEventListener("online", flush);
  addEventListener("pageshow", flush);
  document.addEventListener("visibilitychange", whenVisible);
  return () => {
    removeEventListener("online", flush);
    removeEventListener("pageshow", flush);
    document.removeEventListener("visibilitychange", whenVisible);
  };
}
