import { createContext } from "react";

/** What to highlight in the messages below; empty for nothing. */
export const SearchContext = createContext("");
