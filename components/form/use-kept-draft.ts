"use client";

import { useSyncExternalStore } from "react";

/** Drafts of this page; what is in the tab's storage is read once. Null: nothing is kept. */
const drafts = new Map<string, string | null>();
const listeners = new Set<() => void>();

export interface KeptDraft {
  text: string;
  setText: (text: string) => void;
  /** Whether a draft that differs from the original is kept. */
  isKept: boolean;
  /** The text was sent or discarded: the next field opens with the original. */
  forget: () => void;
}

/**
 * A text being typed, kept with every keystroke until it is sent or discarded, so that leaving the field, Back, a closed sheet
 * and a reload lose nothing: the next field with this name opens with it. `name` says whose it is and what it is for
 * (`draftName`). Two components with the same name share the draft.
 */
export function useKeptDraft(name: string, original = ""): KeptDraft {
  const draft = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => null,
  );
  return {
    text: draft ?? original,
    setText: (text) => {
      write(name, text === original ? null : text);
    },
    isKept: draft !== null && draft.trim() !== "" && draft !== original,
    forget: () => {
      write(name, null);
    },
  };
}

/** A draft's name: `draftName(userId, "subtask", id, "name")`. */
export function draftName(userId: string, ...of: string[]): string {
  return ["draft", userId, ...of].join(":");
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(name: string): string | null {
  const known = drafts.get(name);
  if (known !== undefined) return known;
  const stored = fromStorage(name);
  drafts.set(name, stored);
  return stored;
}

function write(name: string, text: string | null): void {
  drafts.set(name, text);
  toStorage(name, text);
  listeners.forEach((listener) => {
    listener();
  });
}

function fromStorage(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function toStorage(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Storage may be refused or full; the page still has the text.
    return;
  }
}
