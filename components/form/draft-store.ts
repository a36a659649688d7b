import { useStore } from "@/components/providers/use-store";
import { Listeners } from "@/lib/browser/listeners";
import { storedJson, storeText } from "@/lib/browser/stored";

/** An unsent text. */
export interface Draft {
  text: string;
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

/** Drafts of this page, each read from the tab's storage once. Null: no draft. */
const drafts = new Map<string, Draft | null>();
const listeners = new Listeners();

/** A draft's name, made of its user and its purpose: `draftName(userId, "subtask", id, "name")`. */
export function draftName(userId: string, ...of: string[]): string {
  return ["draft", userId, ...of].join(":");
}

/** Reads a draft by name. Drafts are in the tab's storage, so they survive a reload. */
export function readDraft(name: string): Draft | null {
  const known = drafts.get(name);
  if (known !== undefined) return known;
  const stored = storedJson(name, "sessionStorage");
  const draft = isDraft(stored) ? stored : null;
  drafts.set(name, draft);
  return draft;
}

/** Saves a draft; null deletes it. Where storage is blocked or full, the page still has it. */
export function writeDraft(name: string, draft: Draft | null): void {
  drafts.set(name, draft);
  storeText(name, draft && JSON.stringify(draft), "sessionStorage");
  listeners.notify();
}

/** Subscribes to what `select` returns of a draft: select only what the component shows, since it rerenders on every change. */
export function useDraft<T>(name: string, select: (draft: Draft | null) => T): T {
  return useStore(listeners.subscribe, () => select(readDraft(name)), select(null));
}

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}
