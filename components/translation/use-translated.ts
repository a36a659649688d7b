import { useQueryClient } from "@tanstack/react-query";
import { use, useEffect } from "react";
import { isForeign, storedIn, type Translatable } from "./translatable";
import { TranslationContext } from "./translation-context";
import {
  type TranslationRequest,
  useTranslationRequest,
  requestTranslation,
  retryTranslation,
} from "./translation-requests";
import { chooseVersion, useChosenVersion, useChosenVersions } from "./version-choices";
import { ReaderContext } from "@/components/providers/reader-context";
import type { TranslationView } from "@/lib/translation/view";

/** A text as it is currently shown to the reader. */
export interface Translated {
  /** Whether it was written in another language than the reader's, and is translated or can be. */
  isTranslatable: boolean;
  text: string;
  /** BCP 47, for the `lang` attribute, which screen readers use for pronunciation. */
  lang: string | undefined;
  /** The translation that is shown; undefined while the original is. */
  shown: TranslationView | undefined;
  /** Whether there is a translation to show. */
  isStored: boolean;
  asked: TranslationRequest | undefined;
  show: (what: "original" | "translation") => void;
}

/** A text in the reader's language, or the original if they prefer that. Requests a missing translation. */
export function useTranslated(of: Translatable): Translated {
  const { locale } = use(ReaderContext);
  const { isOn: isServed, isHere, originalsFirst } = use(TranslationContext);
  const isOn = isServed || isHere;
  const client = useQueryClient();
  const group = groupOf(of);
  const choice = useChosenVersion(group) ?? (originalsFirst || of.isOwn ? "original" : "translation");
  const asked = useTranslationRequest(of);
  const stored = storedIn(of, locale);
  const foreign = isForeign(of, locale);
  const isMissing = isOn && foreign && !stored && choice === "translation";
  useEffect(() => {
    if (isMissing) requestTranslation(client, of, locale);
  });
  const shown = choice === "translation" ? stored : undefined;
  return {
    isTranslatable: foreign && (Boolean(isOn) || stored !== undefined),
    text: shown?.content ?? of.text,
    lang: shown?.to ?? of.language ?? undefined,
    shown,
    isStored: stored !== undefined,
    asked,
    show: (what) => {
      chooseVersion(group, what);
      if (what === "translation" && asked?.state === "none") retryTranslation(client, of, locale);
    },
  };
}

/** Returns a function that gives a task's or subtask's name in the reader's language, for lists of names. */
export function useShownName(): (of: Translatable) => string {
  const shown = useShown();
  return (of) => shown(of).text;
}

/** Returns a function that gives the version of a text to show, with its `lang`. Requests no translations. */
export function useShown(): (of: Translatable) => { text: string; lang: string | undefined } {
  const { locale } = use(ReaderContext);
  const { originalsFirst } = use(TranslationContext);
  const choices = useChosenVersions();
  return (of) => {
    const choice = choices.get(groupOf(of)) ?? (originalsFirst ? "original" : "translation");
    const stored = choice === "translation" ? storedIn(of, locale) : undefined;
    return { text: stored?.content ?? of.text, lang: stored?.to ?? of.language ?? undefined };
  };
}

function groupOf({ type, id, group }: Translatable): string {
  return group ?? `${type} ${id}`;
}
