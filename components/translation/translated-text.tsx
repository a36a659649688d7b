import dynamic from "next/dynamic";
import { use } from "react";
import { isForeign, type Translatable } from "./translatable";
import { TranslationLine } from "./translation-line";
import { useTranslated } from "./use-translated";
import { UserText } from "./user-text";
import { ReaderContext } from "@/components/providers/reader-context";

// Rendered on the server, so that nothing shifts; only pages with a doubted text load them.
const Doubts = dynamic(() => import("./doubts"), { loading: () => null });

interface TranslatedTextProps {
  of: Translatable;
  className?: string;
}

/** User-written text in the reader's language, with a switch to the original if it is translated. */
export function TranslatedText({ of, className }: TranslatedTextProps) {
  const { locale } = use(ReaderContext);
  if (!isForeign(of, locale))
    return <UserText text={of.text} lang={of.language ?? undefined} {...(className && { className })} />;
  return <ForeignText of={of} {...(className && { className })} />;
}

function ForeignText({ of, className }: TranslatedTextProps) {
  const translated = useTranslated(of);
  const { text, lang, shown } = translated;
  return (
    <>
      <UserText text={text} lang={lang} doubts={shown?.doubts} {...(className && { className })} />
      {shown && shown.doubts.length > 0 && (
        <Doubts doubts={shown.doubts} original={of.text} language={shown.from} />
      )}
      {(!of.isOwn || translated.isStored) && <TranslationLine translated={translated} />}
    </>
  );
}
