/** What somebody has typed and not sent yet. `sent` is the text of the last try and where it went, with the key that every try of it carries. */
export interface Draft {
  text: string;
  sent?: { text: string; place?: string; key: string };
}

export const NO_DRAFT: Draft = { text: "" };

const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();

/** A draft by its name; kept in the tab's storage, so that a reload loses nothing. */
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

/** The idempotency key for sending `text` to `place`: the earlier one when this very thing was tried before, else a new one. */
export function keyFor(name: string, text: string, place = ""): string {
  const draft = readDraft(name);
  if (draft.sent?.text === text && (draft.sent.place ?? "") === place) return draft.sent.key;
  const key = crypto.randomUUID();
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
    // A browser that refuses storage, or has none left, still has the text in the page.
    return;
  }
}

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}
