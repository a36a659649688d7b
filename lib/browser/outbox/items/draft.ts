import type { ItemFile, WrittenIn } from "./item";
import type { KindName, Kinds } from "./item-kinds";

/** A file of a draft. */
export interface NewFile extends Pick<ItemFile, "kind" | "measured" | "photo"> {
  bytes: Blob;
}

/** An item before it is added to the outbox. */
export type Draft = {
  [K in KindName]: {
    kind: K;
    content: Kinds[K];
    written: WrittenIn;
    /** How long it can be undone, in milliseconds. */
    undoMs?: number;
    files?: NewFile[];
    /** Ids of kept photos, in order. */
    photos?: readonly string[];
    /** The kept recording that one of them is. */
    recordingId?: string;
    /** When it was written or recorded, ISO 8601; now without it. */
    capturedAt?: string;
    /** What this phone wrote down of that recording. */
    heard?: string;
  };
}[KindName];
