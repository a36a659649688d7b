import type { ReactNode } from "react";

/** What a reader can open. */
export interface HelpEntry {
  anchor: string;
  /** Of the item in each language. */
  ids: string[];
  title: string;
  /** The first 200 characters of a guide. */
  preview?: string;
  /** The item, rendered on the server: its markup costs the page no scripts. */
  item: ReactNode;
}

export type HelpTabName = "faqs" | "guides" | "documents" | "videos";

export interface HelpTab {
  name: HelpTabName;
  label: string;
  entries: HelpEntry[];
}
