/** Keeps the screen on until the returned function is called, where browsers can. */
export function keepAwake(): () => void {
  // TypeScript does not know that older browsers lack it.
  const wakeLock = (navigator as { wakeLock?: WakeLock }).wakeLock;
  if (!wakeLock) return () => undefined;
  let [isOver, lock] = [false, null as WakeLockSentinel | null];
  const request = async () => {
    // The browser releases it whenever the page is hidden.
    if (document.visibilityState !== "visible") return;
    const granted = await wakeLock.request("screen").catch(() => null);
    if (isOver) await granted?.release();
    else lock = granted;
  };
  const onVisible = () => void request();
  document.addEventListener("visibilitychange", onVisible);
  onVisible();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", onVisible);
    void lock?.release();
  };
}
