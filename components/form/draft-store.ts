"use client";

import { useSyncExternalStore } from "react";
import { randomKey } from "@/lib/random-key";

/** An unsent text. */
export interface Draft {
  text: string;
  /** Where it is to go, if there is a choice: null for unassigned, and for the task itself. The name is for when it is gone. */
  place?: { taskId: string | null; subtaskId: string | null; name: string };
  /** The text and destination of the last attempt, with the key that its retries share. */
  sent?: { text: string; place?: string; key: string };
}

/** Drafts of this page; what is in the tab's storage is read once. Null: nothing is kept. */
const drafts = new Map<string, Draft | null>();
const listeners = new Set<() => void>();

/** A draft's name, which says whose it is and what it is for: `draftName(userId, "subtask", id, "name")`. */
export function draftName(userId: string, ...of: string[]): string {
  return ["draft", userId, ...of].join(":");
}

/** A draft by name, kept in the tab's storage, so that it survives a reload. */
export function readDraft(name: string): Draft | null {
  const known = drafts.get(name);
  if (known !== undefined) return known;
  const stored = fromStorage(name);
  drafts.set(name, stored);
  return stored;
}

/** Keeps a draft; null forgets it. */
export function writeDraft(name: string, draft: Draft | null): void {
  drafts.set(name, draft);
  toStorage(name, draft);
  listeners.forEach((listener) => {
    listener();
  });
}

/** What `select` reads of a draft. The component renders when that changes, so leave out what it does not show. */
export function useDraft<T>(name: string, select: (draft: Draft | null) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => select(readDraft(name)),
    () => select(null),
  );
}

/** The idempotency key for sending `text` to `place`: the last attempt's if this is a retry of it, else a new one. */
export function keyFor(name: string, text: string, place = ""): string {
  const draft = readDraft(name);
  if (draft?.sent?.text === text && (draft.sent.place ?? "") === place) return draft.sent.key;
  const key = randomKey();
  writeDraft(name, { text, ...draft, sent: { text, place, key } });
  return key;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function fromStorage(name: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? "null");
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

function toStorage(name: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // Storage may be refused or full; the page still has the text.
    return;
  }
}

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}
