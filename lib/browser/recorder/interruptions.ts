/**
 * Calls `onEnd` when the system takes the microphone away: for a phone call, another app, or on phones a hidden page. Returns
 * the cleanup function.
 */
export function watchInterruptions(stream: MediaStream, onEnd: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const end = () => {
    watching.abort();
    onEnd();
  };
  for (const track of stream.getTracks()) {
    track.addEventListener("mute", end, { signal });
    track.addEventListener("ended", end, { signal });
  }
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "hidden" && isIos()) end();
    },
    { signal },
  );
  addEventListener("pagehide", end, { signal });
  return () => watching.abort();
}

/** On iOS, a hidden page records silence. An iPad calls itself a Mac, but Macs have no touch screens. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}
