/** Runs `work` under a lock shared by all tabs; without Web Locks (missing on plain http), immediately. */
export async function withTabLock(
  name: string,
  work: () => Promise<void>,
  options: { signal?: AbortSignal } = {},
): Promise<void> {
  const here = locks();
  await (here ? here.request(name, options, work) : work());
}

/** Missing on plain http, which TypeScript does not know. */
export function locks(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}

/** A channel to the browser's other tabs. */
export interface TabChannel<T> {
  tell: (message: T) => void;
  close: () => void;
}

/** Opens the channel of this name; without BroadcastChannel it reaches nobody. */
export function openTabChannel<T>(name: string, onMessage: (message: T) => void): TabChannel<T> {
  if (typeof BroadcastChannel === "undefined") return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<T>) => onMessage(data));
  return {
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
