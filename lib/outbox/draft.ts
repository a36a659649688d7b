import type { WrittenIn } from "./item";
import type { KindName, Kinds } from "./kind-names";

/** Something written, to be put into the outbox. */
export type Draft = {
  [K in KindName]: {
    kind: K;
    content: Kinds[K];
    written: WrittenIn;
    /** How long it can be undone, in milliseconds. */
    undoMs?: number;
    file?: Blob;
  };
}[KindName];
