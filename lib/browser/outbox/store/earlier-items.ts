import type { OutboxItem } from "../items/item";
import type { Measured } from "../measured";

/** An item as a phone may still have it: of when an item had at most one file, a recording, and before. */
export interface EarlierItem extends Omit<OutboxItem, "files"> {
  file?: {
    size: number;
    contentType: string;
    sha256: string;
    uploadId?: string | null;
    url?: string;
  } | null;
  /** Now `transientRefusals`. */
  doubts?: number;
}

/** What an earlier version of the page has stored, as this one stores it. */
export function fromEarlierItem({ file, doubts, content, ...item }: EarlierItem): OutboxItem {
  const { durationMs, peaks, ...written } = content as Partial<Measured>;
  if (!file) return { ...item, content, ...refusals(doubts), files: [] };
  const measured = { ...(durationMs !== undefined && { durationMs }), ...(peaks && { peaks }) };
  const { url: reference, ...known } = file;
  const recording = { kind: "audio", ...known, firstPart: 0, measured } as const;
  return {
    ...item,
    content: written,
    ...refusals(doubts),
    files: [reference === undefined ? recording : { ...recording, reference }],
  };
}

function refusals(doubts: number | undefined) {
  return doubts === undefined ? {} : { transientRefusals: doubts };
}
