import { createContext } from "react";

/** A found message that is shown in its context. */
export interface Found {
  id: string;
  /** Counts openings, so that opening the same message again remounts the list. */
  count: number;
  /** Whether newer messages are missing below it. */
  isPast: boolean;
}

/** The state of a channel's search: closed, covering the messages, or behind a message that it found. */
export interface SearchState {
  place: "closed" | "open" | "behind";
  /** The message opened last, also from outside of the chat; null once the search is closed. */
  found: Found | null;
}

export const CLOSED: SearchState = { place: "closed", found: null };

/** A message in its context, without a search. */
export function at(id: string): SearchState {
  return { place: "closed", found: { id, count: 1, isPast: true } };
}

/** Shows the search again, as it was left. */
export function showSearch({ found }: SearchState): SearchState {
  return { place: "open", found };
}

export function showMessage({ found }: SearchState, id: string): SearchState {
  return { place: "behind", found: { id, count: (found?.count ?? 0) + 1, isPast: true } };
}

/** The reader has scrolled from the found message to the newest one. */
export function reachNewest({ place, found }: SearchState): SearchState {
  return { place, found: found && { ...found, isPast: false } };
}

/** What to highlight in the messages below; empty for nothing. */
export const SearchContext = createContext("");
