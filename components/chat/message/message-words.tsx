import { Languages } from "lucide-react";
import { useTranslations } from "next-intl";
import { use, useState } from "react";
import { RichText } from "./rich-text";
import { SearchContext } from "@/components/chat/search/search-state";
import { ReaderContext } from "@/components/providers/reader-context";
import Doubts from "@/components/translation/doubts";
import { TextLine, TextToggle } from "@/components/translation/text-line";
import { isForeign, type Translatable } from "@/components/translation/translatable";
import { TranslationLine } from "@/components/translation/translation-line";
import { type Translated, useTranslated } from "@/components/translation/use-translated";
import { sourceOf } from "@/lib/i18n/language-name";
import { matches } from "@/lib/shared/search";
import type { TranslationView } from "@/lib/translation/view";

/** A message's text or transcript, in the reader's language. */
export function MessageWords({ of }: { of: Translatable }) {
  const { locale } = use(ReaderContext);
  if (of.isOwn || !isForeign(of, locale)) return <RichText text={of.text} lang={of.language ?? undefined} />;
  return <ForeignWords of={of} />;
}

function ForeignWords({ of }: { of: Translatable }) {
  const translated = useTranslated(of);
  const { text, lang, shown } = translated;
  return (
    <>
      <RichText text={text} lang={lang} doubts={shown?.doubts} />
      {shown && shown.doubts.length > 0 && (
        <Doubts doubts={shown.doubts} original={of.text} language={shown.from} />
      )}
      {shown ? (
        <Original of={of} shown={shown} />
      ) : (
        <TranslationLine translated={translated satisfies Translated} />
      )}
    </>
  );
}

/** Expands the original below its translation; expanded from the start if only the original matches the search. */
function Original({ of, shown: { from, content } }: { of: Translatable; shown: TranslationView }) {
  const t = useTranslations();
  const { locale } = use(ReaderContext);
  const search = use(SearchContext);
  const [open, setOpen] = useState(matches(of.text, search) && !matches(content, search));
  const { language, said } = sourceOf(from, locale);
  return (
    <>
      {open && (
        <RichText
          text={of.text}
          lang={of.language ?? undefined}
          className="mt-1 border-l-2 border-line pl-4 text-muted"
        />
      )}
      <TextLine icon={<Languages aria-hidden className="size-4.5 shrink-0" />}>
        <span>{open ? t("chat.originalIn", { language }) : t(`translation.${said}`, { language })}</span>
        <TextToggle open={open} onPress={() => setOpen(!open)}>
          {open ? t("chat.hide") : t("translation.showOriginal")}
        </TextToggle>
      </TextLine>
    </>
  );
}
