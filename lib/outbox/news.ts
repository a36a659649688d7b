import type { OutboxItem } from "./item";
import { changeOutboxState, type News, outboxState } from "./state";

type Hear = (news: News) => void;

let putIntoPage: Hear | null = null;
const listeners = new Set<Hear>();
/** What came before the page had loaded what takes it up. */
let unheard: News[] = [];

/** Sets what puts the server's answers into the page. Returns a function that ends it. */
export function takeUpNews(by: Hear): () => void {
  putIntoPage = by;
  unheard.splice(0).forEach(spreadNews);
  return () => {
    if (putIntoPage === by) putIntoPage = null;
  };
}

/** Calls `hear` with every answer, once it is in the page's data. Returns a function that ends it. */
export function hearOutbox(hear: Hear): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Called when the page becomes another user's. */
export function forgetNews(): void {
  unheard = [];
}

/** Takes up news of this tab or another. */
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
  // Last, and at once: the item leaves the page in the frame in which the answer is drawn.
  if (news.is === "received") drop(news.item);
}

function drop({ id }: OutboxItem): void {
  const { items } = outboxState();
  changeOutboxState({ items: items.filter((item) => item.id !== id) });
}
