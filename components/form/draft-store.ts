import { useStore } from "@/components/providers/use-store";
import { Listeners } from "@/lib/browser/listeners";
import { storedJson, storedNames, storeText } from "@/lib/browser/stored";

/** An unsent text. */
export interface Draft {
  text: string;
  /** What it is to replace. */
  seen?: string;
  /**
   * Its destination, if there is a choice. Null: unassigned, or the task itself. The name is for a place that was deleted since.
   */
  place?: { taskId: string | null; subtaskId: string | null; name: string };
  /** That it needs an answer: of whom, or for null of all who manage the project. */
  asks?: { toId: string | null };
  /** Ids of photos that this phone keeps, in order. */
  photos?: string[];
  /** Id of a recording that this phone keeps. */
  recording?: string;
}

/** Drafts of this page, each read from storage once, and again when another tab has changed it. Null: no draft. */
const drafts = new Map<string, Draft | null>();
const listeners = new Listeners();
/** As long as a session lasts: what is never sent does not stay on a phone for ever. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
let followsTabs = false;

/** A draft's name, made of its user and its purpose: `draftName(userId, "subtask", id, "name")`. */
export function draftName(userId: string, ...of: string[]): string {
  return ["draft", userId, ...of].join(":");
}

/**
 * Reads a draft by name. Drafts are in the browser's storage: a phone ends a page that is not seen without a word, and what the
 * tab alone keeps with it. The tabs of a browser share them, so what one of them has sent is not offered by another.
 */
export function readDraft(name: string): Draft | null {
  const known = drafts.get(name);
  if (known !== undefined) return known;
  // Pages of before November 30, 2026, kept drafts in their tab.
  const stored = storedJson(name) ?? storedJson(name, "sessionStorage");
  const draft = isDraft(stored) ? stored : null;
  drafts.set(name, draft);
  return draft;
}

/** Saves a draft; null deletes it. Where storage is blocked or full, the page still has it. */
export function writeDraft(name: string, draft: Draft | null): void {
  drafts.set(name, draft);
  storeText(name, draft && JSON.stringify({ ...draft, at: Date.now() }));
  storeText(name, null, "sessionStorage");
  listeners.notify();
}

/** Subscribes to what `select` returns of a draft: select only what the component shows, since it rerenders on every change. */
export function useDraft<T>(name: string, select: (draft: Draft | null) => T): T {
  return useStore(subscribe, () => select(readDraft(name)), select(null));
}

function subscribe(listener: () => void): () => void {
  if (!followsTabs) {
    followsTabs = true;
    addEventListener("storage", follow);
    storedNames("draft:")
      .filter(isOld)
      .forEach((name) => storeText(name, null));
  }
  return listeners.subscribe(listener);
}

function follow({ key }: StorageEvent): void {
  if (key !== null && drafts.delete(key)) listeners.notify();
}

function isOld(name: string): boolean {
  const stored = storedJson(name);
  return isDraft(stored) && Date.now() - (stored.at ?? 0) > KEPT_MS;
}

function isDraft(value: unknown): value is Draft & { at?: number } {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}
