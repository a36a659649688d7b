import { ListMusic, Mic } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { type ReactNode, use, useState } from "react";
import { translatableRecording } from "./voice-words";
import type { Recording } from "@/components/player/recording";
import type { Viewer } from "@/components/project-model/workspace";
import { ReaderContext } from "@/components/providers/reader-context";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { TextLine, TextToggle } from "@/components/translation/text-line";
import { translatableTyped } from "@/components/translation/translatable";
import { TranslatedText } from "@/components/translation/translated-text";
import { TranslationLine } from "@/components/translation/translation-line";
import { useTranslated } from "@/components/translation/use-translated";
import { UserText } from "@/components/translation/user-text";
import { languageName } from "@/lib/i18n/language-name";
import { parseVoiceContent } from "@/lib/recordings/shared/voice-words";
import type { UpdateView } from "@/lib/updates/view";

const TranscriptSentences = onDemand(() => import("@/components/player/transcript-sentences"));
// Rendered on the server, so that nothing shifts; only pages with a doubted recording load it.
const Doubts = dynamic(() => import("@/components/translation/doubts"), { loading: () => null });

interface VoiceTextProps {
  update: UpdateView;
  recording: Recording;
  viewer: Pick<Viewer, "id">;
}

/** What a voice update says, in the reader's language; what its author wrote instead comes first. */
export function VoiceText({ update, recording, viewer }: VoiceTextProps) {
  const { spoken } = parseVoiceContent(update);
  const written = translatableTyped("update", update, viewer.id);
  if (!spoken) return written && <TranslatedText of={written} />;
  const said = <SpokenText update={update} recording={recording} viewer={viewer} spoken={spoken} />;
  if (!written) return said;
  return (
    <>
      <TranslatedText of={written} />
      <Folded>{said}</Folded>
    </>
  );
}

interface SpokenProps extends VoiceTextProps {
  spoken: string;
}

/** The transcript as plain text, or sentence by sentence, each playable. */
function SpokenText({ update, recording, viewer, spoken }: SpokenProps) {
  const t = useTranslations("voice");
  const [open, setOpen] = useState(false);
  const translated = useTranslated(translatableRecording(update, spoken, viewer.id));
  const { text, lang, shown } = translated;
  return (
    <>
      <TranscriptSentences
        recording={recording}
        lang={lang}
        updateId={update.id}
        transcript={text}
        {...(shown?.segments && { segments: shown.segments })}
        wanted={open}
        placeholder={<UserText text={text} lang={lang} doubts={shown?.doubts} />}
        onLoadError={() => setOpen(false)}
      />
      {shown && shown.doubts.length > 0 && (
        <Doubts
          doubts={shown.doubts}
          original={spoken}
          language={shown.from}
          onListen={(start) => {
            void import("@/components/player/playback").then(({ playPart }) =>
              playPart(recording, start, endOf(shown.segments, start)),
            );
          }}
        />
      )}
      <AboutWords update={update} translated={translated}>
        <TextToggle open={open} onPress={() => setOpen(!open)}>
          {open ? t("asText") : t("sentences")}
        </TextToggle>
      </AboutWords>
    </>
  );
}

/** Seconds to play if a sentence's end is unknown. */
const SOME_SECONDS = 6;

function endOf(segments: { start: number; end: number }[] | undefined, start: number): number {
  return segments?.find((segment) => segment.start === start)?.end ?? start + SOME_SECONDS;
}

interface AboutWordsProps extends Pick<VoiceTextProps, "update"> {
  translated: ReturnType<typeof useTranslated>;
  children: ReactNode;
}

/** Says whether the text is a translation, or in which language it was spoken. */
function AboutWords({ update, translated, children }: AboutWordsProps) {
  const t = useTranslations("voice");
  const { locale } = use(ReaderContext);
  const { language } = update;
  if (translated.isTranslatable) return <TranslationLine translated={translated}>{children}</TranslationLine>;
  return (
    <TextLine icon={<ListMusic aria-hidden className="size-4.5 shrink-0" />}>
      <span>{language ? t("said", { language: languageName(language, locale) }) : t("recorded")}</span>
      {children}
    </TextLine>
  );
}

/** Expands the transcript below what the author wrote. */
function Folded({ children }: { children: ReactNode }) {
  const t = useTranslations("voice");
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextLine icon={<Mic aria-hidden className="size-4.5 shrink-0" />}>
        <span>{t("recorded")}</span>
        <TextToggle open={open} onPress={() => setOpen(!open)}>
          {open ? t("hideSaid") : t("showSaid")}
        </TextToggle>
      </TextLine>
      {open && <div className="mb-1.5 border-l-2 border-line pl-3">{children}</div>}
    </>
  );
}
