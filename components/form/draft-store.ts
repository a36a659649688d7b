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

/** Drafts of this page, each read from storage once. Null: no draft. */
const drafts = new Map<string, Draft | null>();
const listeners = new Listeners();
/** The names of updates, comments, answers and messages that are being written. */
const POSTS = /^draft:[^:]*:(?:(?:project|update|answer):[^:]*|chat:[^:]*:[^:]*)$/;
/** As long as a session lasts: what is never posted does not stay on a phone for ever. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
let followsTabs = false;

/** A draft's name, made of its user and its purpose: `draftName(userId, "subtask", id, "name")`. */
export function draftName(userId: string, ...of: string[]): string {
  return ["draft", userId, ...of].join(":");
}

/**
 * Reads a draft by name. Drafts are in the tab's storage, so they survive a reload. The words of what is to be posted are in the
 * browser's, too: a phone ends an app that is not seen, and the tab's storage with it.
 */
export function readDraft(name: string): Draft | null {
  const known = drafts.get(name);
  if (known !== undefined) return known;
  const stored = storedJson(name, "sessionStorage") ?? (POSTS.test(name) ? storedJson(name) : null);
  const draft = isDraft(stored) ? stored : null;
  drafts.set(name, draft);
  return draft;
}

/** Saves a draft; null deletes it. Where storage is blocked or full, the page still has it. */
export function writeDraft(name: string, draft: Draft | null): void {
  if (POSTS.test(name)) {
    const { text, place, asks } = draft ?? {};
    storeText(name, text ? JSON.stringify({ text, place, asks, at: Date.now() }) : null);
  }
  change(name, draft);
}

function change(name: string, draft: Draft | null): void {
  drafts.set(name, draft);
  storeText(name, draft && JSON.stringify(draft), "sessionStorage");
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
    for (const name of storedNames("draft:", "localStorage"))
      if (isOld(storedJson(name))) storeText(name, null);
  }
  return listeners.subscribe(listener);
}

/** A tab with the words that another had follows what that makes of them: what was posted there is not offered here. */
function follow({ key, oldValue, newValue }: StorageEvent): void {
  const own = key !== null && POSTS.test(key) && readDraft(key);
  if (!own || !own.text || own.text !== textIn(oldValue)) return;
  const text = textIn(newValue) ?? "";
  change(key, text || own.photos?.length || own.recording ? { ...own, text } : null);
}

function textIn(value: string | null): string | undefined {
  const stored: unknown = JSON.parse(value ?? "null");
  return isDraft(stored) ? stored.text : undefined;
}

function isOld(stored: unknown): boolean {
  return isDraft(stored) && Date.now() - (stored.at ?? 0) > KEPT_MS;
}

function isDraft(value: unknown): value is Draft & { at?: number } {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}
