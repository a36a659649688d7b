/** A found message that is shown among those around it. */
export interface Found {
  id: string;
  /** Counts what was opened: each opens anew, also the same one. */
  count: number;
  /** Whether messages newer than those around it are missing. */
  isPast: boolean;
}

/** Whether a channel's search covers its messages, or waits behind a message that was found with it. */
export interface SearchState {
  place: "closed" | "open" | "behind";
  /** The message that was opened last; null once the search was closed. */
  found: Found | null;
}

export const CLOSED: SearchState = { place: "closed", found: null };

/** Covers the messages with the search, which is as it was left. */
export function searchShown({ found }: SearchState): SearchState {
  return { place: "open", found };
}

export function messageShown({ found }: SearchState, id: string): SearchState {
  return { place: "behind", found: { id, count: (found?.count ?? 0) + 1, isPast: true } };
}

/** After one has read on from the message to the newest one. */
export function newestReached({ place, found }: SearchState): SearchState {
  return { place, found: found && { ...found, isPast: false } };
}
