import type { ReactNode } from "react";

/** A help item that a reader can open. */
export interface HelpEntry {
  anchor: string;
  /** The item's id in each language. */
  ids: string[];
  title: string;
  /** The first 200 characters of a guide. */
  preview?: string;
  /** The item, rendered on the server, so that it adds no scripts to the page. */
  item: ReactNode;
}

export type HelpTabName = "faqs" | "guides" | "documents" | "videos";

export interface HelpTab {
  name: HelpTabName;
  label: string;
  entries: HelpEntry[];
}
