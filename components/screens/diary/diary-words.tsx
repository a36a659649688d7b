import { Languages, Mic } from "lucide-react";
import { useTranslations } from "next-intl";
import { use, useState } from "react";
import { ReaderContext } from "@/components/providers/reader-context";
import { TranslationContext } from "@/components/translation/translation-context";
import { UserText } from "@/components/translation/user-text";
import type { DiaryEntryView } from "@/lib/diary/view";
import { formatDuration } from "@/lib/i18n/duration";
import { languageName } from "@/lib/i18n/language-name";

type WordsOf = Pick<DiaryEntryView, "text" | "language" | "original" | "doubts"> &
  Partial<Pick<DiaryEntryView, "isSpoken" | "audioDurationMs">>;

/**
 * What an entry or a comment says, in the reader's language where that is stored; with what a doubt is about in the original's words,
 * on paper too, and the whole original one press away.
 */
export function DiaryWords({ of }: { of: WordsOf }) {
  const { locale } = use(ReaderContext);
  const { originalsFirst } = use(TranslationContext);
  const [isOpen, setIsOpen] = useState(originalsFirst);
  const { text, language, original, doubts } = of;
  const lang = (original === null ? language : locale) ?? undefined;
  return (
    <>
      {text !== "" && <UserText text={text} lang={lang} doubts={doubts} />}
      <AboutWords of={of} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
      {isOpen && original !== null && (
        <UserText
          text={original}
          lang={language ?? undefined}
          className="my-1 border-l-2 border-line pl-3 text-muted"
        />
      )}
    </>
  );
}

function AboutWords({ of, isOpen, onToggle }: { of: WordsOf; isOpen: boolean; onToggle: () => void }) {
  const t = useTranslations("diary");
  const parts = useParts(of);
  const isTranslated = of.original !== null;
  if (parts.length === 0) return null;
  const Icon = isTranslated ? Languages : Mic;
  return (
    <p className="text-sm text-muted print:text-[8.5pt]">
      <Icon aria-hidden className="mr-1.5 inline size-4 align-[-0.2em]" />
      {parts.join(", ")}
      {isTranslated && (
        <span className="print:hidden">
          {" · "}
          <button
            type="button"
            aria-expanded={isOpen}
            className="-my-2.5 min-h-11 rounded-chip px-1 font-strong text-blue underline underline-offset-3 hover:text-ink lg:my-0 lg:min-h-6"
            onClick={onToggle}
          >
            {t(isOpen ? "hideOriginal" : "original")}
          </button>
        </span>
      )}
    </p>
  );
}

/** Where the words come from: "From Spanish", "spoken", "0:42", and what the original says in the place of a doubt. */
function useParts({ text, language, original, doubts, isSpoken, audioDurationMs }: WordsOf): string[] {
  const t = useTranslations("diary");
  const { locale } = use(ReaderContext);
  const translated =
    original !== null && t("translated", { language: languageName(language ?? "und", locale) });
  const quoted = new Set(doubts.flatMap((doubt) => doubt.original || []));
  return [
    translated,
    isSpoken && t(translated ? "spoken" : "spokenAlone"),
    isSpoken && typeof audioDurationMs === "number" && formatDuration(audioDurationMs / 1000),
    isSpoken && text === "" && t("unheard"),
    ...[...quoted].map((words) => t("quote", { words })),
  ].filter((part) => part !== false && part !== undefined);
}
