import { type DBSchema, openDB } from "idb";
import { type Draft, isOld, latestWords, setWordKeeper } from "./draft-store";
import { storedNames } from "@/lib/browser/stored";

interface WordsSchema extends DBSchema {
  /** By the draft's name. */
  words: { key: string; value: Draft };
}

/**
 * Keeps the words of what is to be posted in a database as well: a browser that is killed has `localStorage` as it was up to a
 * minute before (findings/chromium-localstorage-minute.sh), without what was typed since, and with what was posted since. The
 * later of the two counts. Rejects where the browser refuses databases.
 */
export async function keepDraftWords(): Promise<void> {
  const db = await openDB<WordsSchema>("words", 1, {
    upgrade: (created) => created.createObjectStore("words"),
    blocking: () => db.close(),
  });
  // Where the browser has severed the connection, `localStorage` has them.
  const put = (name: string, words: Draft) => void db.put("words", words, name).catch(() => undefined);
  setWordKeeper(put);
  const [names, kept] = await Promise.all([db.getAllKeys("words"), db.getAll("words")]);
  const elsewhere = new Map(names.map((name, at) => [name, kept[at]]));
  for (const name of new Set([...names, ...storedNames("draft:", "localStorage")])) {
    const words = elsewhere.get(name);
    const latest = isOld(words) ? null : latestWords(name, words);
    if (latest) put(name, latest);
    else await db.delete("words", name);
  }
}
