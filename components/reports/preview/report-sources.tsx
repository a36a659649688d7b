import { useTranslations } from "next-intl";
import { SourceNumber } from "./source-number";
import { postedRecording } from "@/components/player/posted-recording";
import { VoicePlayer } from "@/components/player/voice-player";
import { useFormat } from "@/components/providers/use-format";
import { TranslatedText } from "@/components/translation/translated-text";
import { UserText } from "@/components/translation/user-text";
import type { ReportSourceView, ReportView } from "@/lib/reports/view";
import { cn } from "@/lib/shared/utils";

export interface OpenReportProps {
  report: ReportView;
  userId: string;
  /** Number of the selected source. */
  chosen: number | null;
  onChoose: (number: number) => void;
}

/** The updates that the report cites, in their current state. */
export function ReportSources({ report, userId, chosen, onChoose }: OpenReportProps) {
  const t = useTranslations("report");
  return (
    <section aria-labelledby="report-sources">
      <h3 id="report-sources" className="px-3 font-bold">
        {t("sources")}
      </h3>
      {report.reportType === "customer" && <p className="mt-1 px-3 text-sm text-muted">{t("noAuthors")}</p>}
      {report.sources.length === 0 && <p className="mt-2 px-3 text-muted">{t("noSources")}</p>}
      <ol className="mt-2 grid">
        {report.sources.map((source) => (
          <Source
            key={source.number}
            report={report}
            source={source}
            userId={userId}
            isChosen={chosen === source.number}
            onChoose={() => onChoose(source.number)}
          />
        ))}
      </ol>
    </section>
  );
}

interface SourceProps {
  report: ReportView;
  source: ReportSourceView;
  userId: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Source({ report, source, userId, isChosen, onChoose }: SourceProps) {
  const { number, audioUrl } = source;
  const shown = { readerId: userId, place: source.folder, project: report.projectName };
  return (
    <li
      data-source={number}
      className={cn(
        "flex gap-3 rounded-card border border-transparent px-3 py-2.5",
        isChosen && "border-line bg-surface",
      )}
    >
      <SourceNumber number={number} isChosen={isChosen} />
      <div className="min-w-0 flex-1 text-[0.9375rem] leading-snug">
        <Byline source={source} onChoose={onChoose} />
        {isChosen && audioUrl && (
          <div className="my-2">
            <VoicePlayer recording={postedRecording(source, shown)} peaks={source.audioPeaks} />
          </div>
        )}
        <SourceText source={source} className={cn(!isChosen && "line-clamp-3")} />
      </div>
    </li>
  );
}

/**
 * In the reader's language if a translation is stored (none is requested here), with a switch to the original. Says what became of
 * the update since.
 */
export function SourceText({ source, className = "" }: { source: ReportSourceView; className?: string }) {
  const t = useTranslations("report");
  const { updateId: id, content: text, language, translation, withdrawnAt, isChanged } = source;
  if (withdrawnAt) return <p className="text-muted">{t("withdrawn")}</p>;
  return (
    <>
      {translation ? (
        <TranslatedText of={{ type: "update", id, text, language, translation }} className={className} />
      ) : (
        <UserText text={text} className={className} lang={language ?? undefined} />
      )}
      {isChanged && <p className="mt-1 text-sm text-muted">{t("changed")}</p>}
    </>
  );
}

function Byline({ source: { author, createdAt }, onChoose }: Pick<SourceProps, "source" | "onChoose">) {
  const format = useFormat();
  return (
    <p className="flex items-baseline gap-2">
      <button type="button" className="min-h-6 min-w-0 truncate text-left font-strong" onClick={onChoose}>
        {author.name}
      </button>
      <time dateTime={createdAt} className="ml-auto shrink-0 text-sm text-muted">
        {format.shortDate(createdAt)}
      </time>
    </p>
  );
}
