"use client";

import { createContext } from "react";

/** What is searched for in the messages below; empty where nothing is. */
export const SearchContext = createContext("");
