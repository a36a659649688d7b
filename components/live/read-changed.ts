import { isNetworkFailure } from "./retry";
import type { Wanted } from "@/components/project-model/cache/rereads";
import { api } from "@/lib/browser/api-client";
import { MAX_IDS } from "@/lib/shared/limits";

/**
 * Reads all of these, in one call for what is in one list. Returns them by id, without those that are gone; null if the
 * connection failed and everything must be read again.
 */
export async function readChanged(wanted: Wanted[]): Promise<Map<string, object> | null> {
  const answers = await Promise.all(callsFor(wanted).map((path) => api.get(path).catch(lostOrGone)));
  const rows: { id: string }[] = [];
  for (const answer of answers) {
    if (answer === LOST) return null;
    rows.push(...answer);
  }
  return new Map(rows.map((row) => [row.id, row]));
}

function callsFor(wanted: Wanted[]) {
  const lists = new Map<string, { list: Wanted["list"]; ids: Set<string> }>();
  for (const { id, list } of wanted) {
    const known = lists.get(list()) ?? { list, ids: new Set() };
    lists.set(list(), known);
    known.ids.add(id);
  }
  return [...lists.values()].flatMap(({ list, ids }) =>
    partsOf([...ids]).map((part) => list(part.join(","))),
  );
}

function partsOf(ids: string[]): string[][] {
  const parts = Math.ceil(ids.length / MAX_IDS);
  return Array.from({ length: parts }, (_, at) => ids.slice(at * MAX_IDS, (at + 1) * MAX_IDS));
}

const LOST = Symbol("lost");

/** A list that is gone has nothing. */
function lostOrGone(error: unknown): typeof LOST | [] {
  return isNetworkFailure(error) ? LOST : [];
}
