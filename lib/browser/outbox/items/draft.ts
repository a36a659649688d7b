import type { WrittenIn } from "./item";
import type { KindName, Kinds } from "./kind-names";

/** An item before it is added to the outbox. */
export type Draft = {
  [K in KindName]: {
    kind: K;
    content: Kinds[K];
    written: WrittenIn;
    /** How long it can be undone, in milliseconds. */
    undoMs?: number;
    file?: Blob;
    /** The kept recording that `file` is. */
    recordingId?: string;
    /** When it was written or recorded, ISO 8601; now without it. */
    capturedAt?: string;
  };
}[KindName];
