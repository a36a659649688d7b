"use client";

import { useQueryClient } from "@tanstack/react-query";
import { use, useEffect } from "react";
import { ReaderContext } from "@/components/providers/reader";
import type { TranslationView } from "@/lib/translation/view";
import { choose, useChoice, useChoices } from "./choices";
import { isForeign, storedIn, type Translatable } from "./translatable";
import { TranslationContext } from "./translation-context";
import { type Asked, useAsked, want, wantAfterAll } from "./wanted";

/** A text as the reader sees it now. */
export interface Translated {
  /** Whether it was written in another language than the reader's. */
  isForeign: boolean;
  text: string;
  /** BCP 47, for `lang`: screen readers pronounce it. */
  lang: string | undefined;
  /** What is shown; undefined while that is the original. */
  shown: TranslationView | undefined;
  /** Whether there is a translation to show. */
  isStored: boolean;
  asked: Asked | undefined;
  show: (what: "original" | "translation") => void;
}

/** A text in the reader's language, asked for if it is missing, or as it was written if they prefer that. */
export function useTranslated(of: Translatable): Translated {
  const { locale } = use(ReaderContext);
  const { isOn, originalsFirst } = use(TranslationContext);
  const client = useQueryClient();
  const group = groupOf(of);
  const choice = useChoice(group) ?? (originalsFirst || of.isOwn ? "original" : "translation");
  const asked = useAsked(of);
  const stored = storedIn(of, locale);
  const foreign = isForeign(of, locale);
  const isMissing = isOn && foreign && !stored && choice === "translation";
  useEffect(() => {
    if (isMissing) want(client, of, locale);
  });
  const shown = choice === "translation" ? stored : undefined;
  return {
    isForeign: foreign,
    text: shown?.content ?? of.text,
    lang: shown?.to ?? of.language ?? undefined,
    shown,
    isStored: stored !== undefined,
    asked,
    show: (what) => {
      choose(group, what);
      if (what === "translation" && asked?.state === "none") wantAfterAll(client, of, locale);
    },
  };
}

/** The name of a task or subtask as the reader sees it, for lists of them. */
export function useShownName(): (of: Translatable) => string {
  const shown = useShown();
  return (of) => shown(of).text;
}

/** What is stored of texts, as the reader sees them, with the language for `lang`. */
export function useShown(): (of: Translatable) => { text: string; lang: string | undefined } {
  const { locale } = use(ReaderContext);
  const { originalsFirst } = use(TranslationContext);
  const choices = useChoices();
  return (of) => {
    const choice = choices.get(groupOf(of)) ?? (originalsFirst ? "original" : "translation");
    const stored = choice === "translation" ? storedIn(of, locale) : undefined;
    return { text: stored?.content ?? of.text, lang: stored?.to ?? of.language ?? undefined };
  };
}

function groupOf({ type, id, group }: Translatable): string {
  return group ?? `${type} ${id}`;
}
