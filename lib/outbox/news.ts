import type { OutboxItem } from "./item";
import { changeOutboxState, type News, outboxState } from "./state";

type Hear = (news: News) => void;

let putIntoPage: Hear | null = null;
const listeners = new Set<Hear>();
/** News received before the page had loaded its handler. */
let unheard: News[] = [];

/** Sets the handler that applies the server's responses to the page. Returns the unsubscribe function. */
export function takeUpNews(by: Hear): () => void {
  putIntoPage = by;
  unheard.splice(0).forEach(spreadNews);
  return () => {
    if (putIntoPage === by) putIntoPage = null;
  };
}

/** Calls `hear` with every response once it has been applied to the page. Returns the unsubscribe function. */
export function hearOutbox(hear: Hear): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Call it when another user's page mounts. */
export function forgetNews(): void {
  unheard = [];
}

/** Handles news from this tab or another. */
export function spreadNews(news: News): void {
  if (news.is === "received" || news.is === "refused") return spreadAnswer(news);
  const sending = new Map(outboxState().sending);
  if (news.is === "sending") changeOutboxState({ sending: sending.set(news.id, news.percent) });
  else if (news.is === "attempted" && sending.delete(news.id)) changeOutboxState({ sending });
}

function spreadAnswer(news: Extract<News, { item: OutboxItem }>): void {
  if (!putIntoPage) {
    unheard.push(news);
    return;
  }
  putIntoPage(news);
  listeners.forEach((hear) => {
    hear(news);
  });
  // Last, and synchronously: the item disappears in the frame in which the response appears.
  if (news.is === "received") drop(news.item);
}

function drop({ id }: OutboxItem): void {
  const { items } = outboxState();
  changeOutboxState({ items: items.filter((item) => item.id !== id) });
}
