"use client";

import { useSyncExternalStore } from "react";

/** An unsent text. */
export interface Draft {
  text: string;
  /** Where it is to go, if there is a choice: null for unassigned, and for the task itself. The name is for when it is gone. */
  place?: { taskId: string | null; subtaskId: string | null; name: string };
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
