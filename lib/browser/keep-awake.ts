/** Keeps the screen on until it is released, where browsers can. */
export function keepAwake(): { isHeld: () => boolean; release: () => void } {
  // TypeScript does not know that older browsers lack it.
  const wakeLock = (navigator as { wakeLock?: WakeLock }).wakeLock;
  if (!wakeLock) return { isHeld: () => false, release: () => undefined };
  let isOver = false;
  /** Undefined until the browser answers. */
  let lock: WakeLockSentinel | null | undefined;
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
  return {
    isHeld: () => lock !== null && !lock?.released && !isLockIdle(),
    release: () => {
      isOver = true;
      document.removeEventListener("visibilitychange", onVisible);
      void lock?.release();
    },
  };
}

/** In an iPhone's home screen apps before iOS 18.4 a lock is granted and does nothing. That version brought `Iterator`, too. */
function isLockIdle(): boolean {
  return !("Iterator" in globalThis) && matchMedia("(display-mode: standalone)").matches;
}
