/** The sound of a file as its frames, pages, blocks or samples have it; lengths in headers are not believed. */
export interface Counted {
  seconds: number;
  /** How many of the file's bytes hold it, or may hold it: all that are not known to be something else. */
  bytes: number;
}

/** A count that pauses now and then, so that others have their turn: hostile files take long. */
export type Counting<T = Counted | null> = Generator<undefined, T>;

/** How many frames, pages or elements are read between two pauses. */
export const STRETCH = 20_000;
/** No recording of 10 MB has more frames, pages or elements; what is behind these is not counted. */
export const MAX_STEPS = 600_000;
