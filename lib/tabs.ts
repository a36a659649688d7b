/** Runs `work` while no other tab runs any under this name; without Web Locks, which plain http lacks, at once. */
export async function withTabLock(
  name: string,
  work: () => Promise<void>,
  options: { signal?: AbortSignal } = {},
): Promise<void> {
  // Not in TypeScript's view: on plain http there is none.
  const locks = (navigator as { locks?: LockManager }).locks;
  await (locks ? locks.request(name, options, work) : work());
}

/** A line to the browser's other tabs. */
export interface TabChannel<T> {
  tell: (message: T) => void;
  close: () => void;
}

/** Opens the line of this name; without BroadcastChannel nobody else is on it. */
export function openTabChannel<T>(name: string, hear: (message: T) => void): TabChannel<T> {
  if (typeof BroadcastChannel === "undefined") return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<T>) => {
    hear(data);
  });
  return {
    tell: (message) => {
      channel.postMessage(message);
    },
    close: () => {
      channel.close();
    },
  };
}
