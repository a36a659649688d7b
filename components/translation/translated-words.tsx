"use client";

import dynamic from "next/dynamic";
import { use } from "react";
import { ReaderContext } from "@/components/providers/reader";
import { isForeign, type Translatable } from "./translatable";
import { TranslationLine } from "./translation-line";
import { useTranslated } from "./use-translated";
import { Words } from "./words";

// Rendered on the server, so that nothing shifts; only pages with a doubted text load them.
const Doubts = dynamic(() => import("./doubts").then((module) => module.Doubts));

interface TranslatedWordsProps {
  of: Translatable;
  className?: string;
}

/** What somebody wrote, in the reader's language where that is another one. */
export function TranslatedWords({ of, className }: TranslatedWordsProps) {
  const { locale } = use(ReaderContext);
  if (!isForeign(of, locale))
    return <Words text={of.text} lang={of.language ?? undefined} {...(className && { className })} />;
  return <ForeignWords of={of} {...(className && { className })} />;
}

function ForeignWords({ of, className }: TranslatedWordsProps) {
  const translated = useTranslated(of);
  const { text, lang, shown } = translated;
  return (
    <>
      <Words {...{ text, lang }} doubts={shown?.doubts} {...(className && { className })} />
      {shown && shown.doubts.length > 0 && (
        <Doubts doubts={shown.doubts} original={of.text} language={shown.from} />
      )}
      {(!of.isOwn || translated.isStored) && (
        <TranslationLine translated={translated} language={of.language} />
      )}
    </>
  );
}
