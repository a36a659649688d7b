import type { News } from "./state";

const NAME = "outbox";

/** Runs `work` while no other tab does. Without Web Locks, which plain http lacks, the idempotency keys alone prevent doubles. */
export async function alone(work: () => Promise<void>): Promise<void> {
  // Not in TypeScript's view: on plain http there is none.
  const locks = (navigator as { locks?: LockManager }).locks;
  await (locks ? locks.request(NAME, work) : inTurn(work));
}

let last: Promise<void> = Promise.resolve();

function inTurn(work: () => Promise<void>): Promise<void> {
  return (last = last.then(work, work));
}

/** News from and to the browser's other tabs. */
export interface TabNews {
  tell: (news: News) => void;
  close: () => void;
}

/** Tabs of another user hear nothing of this one's. */
export function openTabNews(userId: string, hear: (news: News) => void): TabNews {
  if (typeof BroadcastChannel === "undefined") return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`${NAME}:${userId}`);
  channel.addEventListener("message", ({ data }: MessageEvent<News>) => {
    hear(data);
  });
  return {
    tell: (news) => {
      channel.postMessage(news);
    },
    close: () => {
      channel.close();
    },
  };
}
