import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { Markdown, type MarkdownProps } from "./markdown";

/** By heading level and text. Its size counts characters of texts. */
const kept = new LRUCache<string, ReactElement>({
  maxSize: 500_000,
  sizeCalculation: (_elements, { length }) => length,
});

/** Markdown of a page that everybody gets: a text is parsed once per process, which takes longer than the rest of its page. */
export function KeptMarkdown(props: MarkdownProps) {
  const key = `${props.headings ?? ""} ${props.children}`;
  const elements = kept.get(key) ?? Markdown(props);
  kept.set(key, elements);
  return elements;
}
