import type { ReactNode } from "react";

/** What a reader can open, rendered on the server. */
export interface HelpEntry {
  anchor: string;
  /** Of the item in each language. */
  ids: string[];
  title: string;
  /** Of the title and body, where that is not the page's. */
  lang?: string;
  /** The first 200 characters of a guide, shown while it is closed. */
  preview?: string;
  body: ReactNode;
}

export type HelpTabName = "faqs" | "guides" | "documents" | "videos";

export interface HelpTab {
  name: HelpTabName;
  label: string;
  entries: HelpEntry[];
}
