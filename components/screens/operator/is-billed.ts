import { createContext } from "react";

/**
 * Whether businesses pay on this server. Where they do not, what the database has of plans means nothing, and the console shows
 * none of it.
 */
export const IsBilled = createContext(true);
