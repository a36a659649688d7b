import { changeOutboxState, type News, outboxState } from "./state";

const listeners = new Set<(news: News) => void>();

/** Calls `hear` with what happens to the items, in whatever tab. Returns a function that ends it. */
export function hearOutbox(hear: (news: News) => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Takes up news of this tab or another. */
export function spreadNews(news: News): void {
  const sending = new Map(outboxState().sending);
  if (news.is === "sending") changeOutboxState({ sending: sending.set(news.id, news.percent) });
  else if (news.is === "attempted" && sending.delete(news.id)) changeOutboxState({ sending });
  listeners.forEach((listener) => {
    listener(news);
  });
}
