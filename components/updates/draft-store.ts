import { randomKey } from "@/lib/random-key";

/** An unsent text. */
export interface Draft {
  text: string;
  /** Where it is to go, if there is a choice: null for unassigned, and for the task itself. The name is for when it is gone. */
  place?: { taskId: string | null; subtaskId: string | null; name: string };
  /** The text and destination of the last attempt, with the key that its retries share. */
  sent?: { text: string; place?: string; key: string };
}

export const NO_DRAFT: Draft = { text: "" };

const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();

/** A draft by name, kept in the tab's storage, so that it survives a reload. */
export function readDraft(name: string): Draft {
  const known = drafts.get(name);
  if (known) return known;
  const stored = fromStorage(name);
  drafts.set(name, stored);
  return stored;
}

export function writeDraft(name: string, draft: Draft): void {
  drafts.set(name, draft);
  toStorage(name, draft);
  listeners.forEach((listener) => {
    listener();
  });
}

/** The idempotency key for sending `text` to `place`: the last attempt's if this is a retry of it, else a new one. */
export function keyFor(name: string, text: string, place = ""): string {
  const draft = readDraft(name);
  if (draft.sent?.text === text && (draft.sent.place ?? "") === place) return draft.sent.key;
  const key = randomKey();
  writeDraft(name, { ...draft, sent: { text, place, key } });
  return key;
}

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function fromStorage(name: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? "null");
    return isDraft(stored) ? stored : NO_DRAFT;
  } catch {
    return NO_DRAFT;
  }
}

function toStorage(name: string, draft: Draft): void {
  try {
    if (draft.text === "") sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // Storage may be refused or full; the page still has the text.
    return;
  }
}

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}
