import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { playPart, usePlayback } from "./playback";
import type { Recording } from "./recording";
import { type Piece, piecesOf } from "./transcript-pieces";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { reading } from "@/lib/browser/reading";
import { formatDuration } from "@/lib/i18n/duration";
import { apiPath } from "@/lib/shared/paths/api-path";
import { queryKeys } from "@/lib/shared/query-keys";
import { cn } from "@/lib/shared/utils";
import type { TranslatedSegment } from "@/lib/translation/view";

interface TranscriptSentencesProps {
  updateId: string;
  recording: Recording;
  /** The text, shown as a whole until its sentences have loaded. */
  transcript: string;
  /** BCP 47. */
  lang: string | undefined;
  /** For a translation: its sentences, with their times in the recording, in seconds. */
  segments?: readonly TranslatedSegment[];
}

/** A transcript sentence by sentence: a press plays one, and the one being played is marked. */
export default function TranscriptSentences({
  transcript,
  lang,
  segments,
  ...heard
}: TranscriptSentencesProps) {
  if (!segments) return <HeardSentences transcript={transcript} lang={lang} {...heard} />;
  const translated = segments.map((segment) => ({ ...segment, isUnsure: false }));
  return <SentenceList pieces={piecesOf(transcript, translated)} recording={heard.recording} lang={lang} />;
}

/** The original transcript. */
function HeardSentences({
  updateId,
  recording,
  transcript,
  lang,
}: Omit<TranscriptSentencesProps, "segments">) {
  const query = useQuery(reading(queryKeys.transcript(updateId), apiPath("updates", updateId, "transcript")));
  const { data } = query;
  if (query.isError) return <LoadFailure of={query} />;
  if (!data)
    return (
      <p aria-busy className="wrap-anywhere whitespace-pre-line" {...(lang && { lang })}>
        {transcript}
      </p>
    );
  return <SentenceList pieces={piecesOf(data.transcript, data.segments)} recording={recording} lang={lang} />;
}

function SentenceList({
  pieces,
  ...props
}: { pieces: Piece[] } & Pick<TranscriptSentencesProps, "recording" | "lang">) {
  const t = useTranslations("voice");
  return (
    <>
      {pieces.every(({ part }) => part === null) && <p className="text-sm text-muted">{t("noTimes")}</p>}
      <ol className="-mx-2 grid">
        {pieces.map((piece, at) => (
          <li key={at}>
            <Sentence {...{ piece, ...props }} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface SentenceProps {
  piece: Piece;
  recording: Recording;
  lang: string | undefined;
}

function Sentence({ piece, recording, lang }: SentenceProps) {
  const t = useTranslations("voice");
  const playback = usePlayback(recording.url);
  const { text, part, isUnsure } = piece;
  const said = <SentenceText text={text} isUnsure={isUnsure} lang={lang} />;
  if (!part) return <p className="px-2 py-1.5 pl-14">{said}</p>;
  const { start, end } = part;
  const sounds = playback?.isPlaying === true && playback.at >= start && playback.at < end;
  const at = formatDuration(start);
  return (
    <button
      type="button"
      {...(sounds && { "aria-current": true })}
      className={cn(
        "flex min-h-12 w-full items-baseline gap-3 rounded-chip px-2 py-2.5 text-left hover:bg-sunk",
        sounds && "bg-accent-soft",
      )}
      onClick={() => playPart(recording, start, end)}
    >
      <span className="w-9 shrink-0 font-mono text-sm text-muted tabular-nums">
        <span className="sr-only">{t("playFrom")} </span>
        {at}
      </span>{" "}
      {said}
    </button>
  );
}

/** A sentence. A guess of the service is never shown as something that a person said. */
function SentenceText({
  text,
  isUnsure,
  lang,
}: Pick<Piece, "text" | "isUnsure"> & Pick<SentenceProps, "lang">) {
  const t = useTranslations("voice");
  if (!isUnsure)
    return (
      <span className="min-w-0 wrap-anywhere" {...(lang && { lang })}>
        {text}
      </span>
    );
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="block text-sm font-strong text-accent-text">{t("unsure")}</span>
      <i
        className="rounded-xs border-b-2 border-dotted border-accent-text bg-accent-soft px-0.5 text-muted"
        {...(lang && { lang })}
      >
        {text}
      </i>
    </span>
  );
}
