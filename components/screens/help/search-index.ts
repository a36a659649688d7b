import type { HelpEntry } from "./entry";
import { matches } from "@/lib/shared/search";

export type Finds = (entry: HelpEntry, typed: string) => boolean;

/** Fetches the items in every language; without a connection, only their titles and previews are searched. */
export async function openIndex(lists: string[]): Promise<Finds> {
  const read = await Promise.all(lists.map(readList)).catch(() => []);
  const texts = new Map(read.flat().map((item) => [item.id, textOf(item)]));
  return ({ ids, title, preview = "" }, typed) => {
    const known = ids.map((id) => texts.get(id) ?? "");
    return [`${title} ${preview}`, ...known].some((text) => matches(text, typed));
  };
}

/** A FAQ or a guide has content; a document or a video a description. */
interface Listed {
  id: string;
  title: string;
  content?: string;
  description?: string | null;
  fileType?: string | null;
}

function textOf({ title, content, description, fileType }: Listed): string {
  return [title, content, description, fileType].filter(Boolean).join(" ");
}

async function readList(path: string): Promise<Listed[]> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Listed[];
}
