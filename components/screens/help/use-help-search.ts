"use client";

import { useState } from "react";
import type { HelpEntry } from "./entry";
import { apiPaths } from "@/lib/api-paths";
import { matches } from "@/lib/help/search";

type Texts = Map<string, string>;

/**
 * Search over the items in both languages. Their texts are loaded when the field is first used; until they are here, or
 * without a connection, titles and previews alone are searched.
 */
export function useHelpSearch() {
  const [typed, setTyped] = useState("");
  const [texts, setTexts] = useState<Promise<void> | Texts | null>(null);
  const load = () => {
    if (texts) return;
    setTexts(
      loadTexts().then(setTexts, () => {
        setTexts(null);
      }),
    );
  };
  const finds = ({ ids, title, preview = "" }: HelpEntry) => {
    const known = texts instanceof Map ? ids.map((id) => texts.get(id) ?? "") : [];
    return [`${title} ${preview}`, ...known].some((text) => matches(text, typed));
  };
  return { typed, setTyped, load, finds, isOn: typed.trim() !== "" };
}

async function loadTexts(): Promise<Texts> {
  const lists = await Promise.all([apiPaths.helpFaqs(), apiPaths.helpGuides()].map(readList));
  return new Map(lists.flat().map(({ id, title, content }) => [id, `${title} ${content}`]));
}

async function readList(path: string): Promise<{ id: string; title: string; content: string }[]> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as { id: string; title: string; content: string }[];
}
