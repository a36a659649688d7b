import { useStore } from "@/components/providers/use-store";
import { Listeners } from "@/lib/browser/listeners";
import { randomKey } from "@/lib/browser/random-key";
import { storedJson, storedNames, storedText, storeText } from "@/lib/browser/stored";

/** An unsent text. */
export interface Draft {
  text: string;
  /** What it is to replace. */
  seen?: string;
  /**
   * Its destination, if there is a choice. Null: unassigned, or the task itself. The name is for a place that was deleted since.
   */
  place?: { taskId: string | null; subtaskId: string | null; name: string } | undefined;
  /** That it needs an answer: of whom, or for null of all who manage the project. */
  asks?: { toId: string | null } | undefined;
  /** Ids of photos that this phone keeps, in order. */
  photos?: string[];
  /** Id of a recording that this phone keeps. */
  recording?: string;
  /** Which words in the browser's storage these are. */
  line?: string | undefined;
  /** When it was written, in milliseconds since 1970. */
  at?: number | undefined;
}

/** Drafts of this page, each read from storage once. Null: no draft. */
const drafts = new Map<string, Draft | null>();
const listeners = new Listeners();
/** Keeps words, where they are the browser's, and what else a draft has elsewhere too, once its code is here. */
let keep: ((name: string, words: Draft | null, draft: Draft | null) => void) | null = null;
/** Until then, when the words were written that this page has gone on from, by the draft's name; 0 without any. */
const begunFrom = new Map<string, number>();
/** The names of updates, comments, answers, messages and new projects that are being written. */
const POSTS =
  /^draft:[^:]*:(?:(?:project|update|answer|new-project(?!:business$)):[^:]*|chat:[^:]*:[^:]*|kickoff)$/;
/** Of these, those that are no text of their own: nothing can follow their words. */
const FIELDS = /^draft:[^:]*:(?:new-|kick)/;
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
  const stored = storedJson(name, "sessionStorage");
  const own = isDraft(stored) ? stored : null;
  const draft = POSTS.test(name) ? continued(own, wordsIn(name)) : own;
  drafts.set(name, draft);
  return draft;
}

/** Saves a draft; null deletes it. Where storage is blocked or full, the page still has it. */
export function writeDraft(name: string, draft: Draft | null): void {
  change(name, POSTS.test(name) ? withWordsKept(name, draft) : draft);
}

function change(name: string, draft: Draft | null): void {
  drafts.set(name, draft);
  storeText(name, draft && JSON.stringify(draft), "sessionStorage");
  listeners.notify();
}

/** Keeps a draft's words in the browser's storage, unless another tab has words of its own there. */
function withWordsKept(name: string, draft: Draft | null): Draft | null {
  const { text = "", place, asks } = draft ?? {};
  const { line = randomKey(), at: from = 0 } = readDraft(name) ?? {};
  if (!keep && !begunFrom.has(name)) begunFrom.set(name, from);
  const others = wordsIn(name);
  const at = Date.now();
  const own = { text, place, asks, line, at };
  const isOwn = !others || others.line === line;
  if (others ? isOwn : text) storeWords(name, own);
  keep?.(name, isOwn ? own : null, draft && { ...draft, line });
  // Where there was no room for these, older ones are still there.
  const isKept = others?.line === line || storedText(name) === JSON.stringify(own);
  return draft && { ...draft, line: isKept ? line : undefined, at: text ? at : undefined };
}

/** Without a text they were posted or discarded; when that was stays, since what is stored elsewhere may be older. */
function storeWords(name: string, words: Draft): void {
  if (!words.text) storeText(name, null);
  storeText(name, JSON.stringify(words));
}

/** From now on, tells `keeper` of each draft of what is to be posted, and of the words that the browser has for it. */
export function setDraftKeeper(keeper: typeof keep): void {
  keep = keeper;
}

/**
 * The latest words of a name, also where those are posted or discarded: the browser's, or, taken over into that, `kept` elsewhere.
 * What this page has written before it knew of these follows them, or where nothing can, replaces them.
 */
export function latestWords(name: string, kept?: Draft): Draft | null {
  const stored = storedJson(name);
  const words = isDraft(stored) ? stored : null;
  const own = readDraft(name);
  const { text = "", at = 0 } = kept ?? {};
  if (!kept || (words?.at ?? 0) >= at) {
    const isLate = !FIELDS.test(name) && (begunFrom.get(name) ?? at) < at;
    // Words of another tab stay there.
    if (isLate && own?.text && own.line && own.line === words?.line && !own.text.startsWith(text)) {
      writeDraft(name, { ...own, text: text.startsWith(own.text) ? text : `${text}\n${own.text}` });
      return wordsIn(name);
    }
    return words;
  }
  storeText(name, JSON.stringify(kept));
  if (!own?.text || own.line) change(name, continued(own && filesOf(own), text ? kept : null));
  return kept;
}

/** What a tab's draft is when the browser has these words: words that were there, and were posted or discarded since, are over. */
function continued(own: Draft | null, words: Draft | null): Draft | null {
  if (own?.text && !own.line) return own;
  if (own?.text && own.line === words?.line && (own.at ?? 0) >= (words?.at ?? Infinity)) return own;
  if (own?.text && own.line !== words?.line) return filesOf(own);
  return words ? { ...own, ...words } : own;
}

/** What is left of a draft without its words. */
function filesOf(own: Draft): Draft | null {
  return own.photos?.length || own.recording ? { ...own, text: "", line: undefined, at: undefined } : null;
}

/** Subscribes to what `select` returns of a draft: select only what the component shows, since it rerenders on every change. */
export function useDraft<T>(name: string, select: (draft: Draft | null) => T): T {
  return useStore(subscribe, () => select(readDraft(name)), select(null));
}

function subscribe(listener: () => void): () => void {
  if (!followsTabs) {
    followsTabs = true;
    addEventListener("storage", follow);
    // It heard nothing of other tabs meanwhile.
    addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return;
      for (const [name, draft] of drafts) if (draft?.line) drafts.delete(name);
      listeners.notify();
    });
    for (const name of storedNames("draft:", "localStorage"))
      if (isOld(storedJson(name))) storeText(name, null);
  }
  return listeners.subscribe(listener);
}

/** A tab with the words that another had follows what that makes of them: what was posted there is not offered here. */
function follow({ key }: StorageEvent): void {
  const own = key !== null && readDraft(key);
  if (own && own.line) change(key, continued(own, wordsIn(key)));
}

function wordsIn(name: string): Draft | null {
  const stored = storedJson(name);
  return isDraft(stored) && stored.text ? stored : null;
}

/** Whether words, or that there are none, have been left for so long. */
export function isOld(stored: unknown): boolean {
  return isDraft(stored) && Date.now() - (stored.at ?? 0) > KEPT_MS;
}

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}
