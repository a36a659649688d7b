import { Ear } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { EditableSentence, SentenceButton } from "./editable-sentence";
import { ReportBody, useCoveredDays } from "./report-body";
import { ReportPhotos } from "./report-photos";
import type { OpenReportProps } from "./report-sources";
import { WeekCharts } from "./report-week";
import { SourceNumber } from "./source-number";
import { SourceQuotes } from "./source-quotes";
import { useReportChange } from "./use-report-change";
import { useFormat } from "@/components/providers/use-format";
import { ChooseReportPhotos } from "@/components/reports/choose-report-photos";
import { useKeepFocus } from "@/components/tasks/use-keep-focus";
import type { ReportDoubt, ReportView, WithheldSentence } from "@/lib/reports/view";

/** The report on the screen, with what should be checked marked. */
export function ReportDocument({ report, userId, chosen, onChoose }: OpenReportProps) {
  const language = useLocale();
  const covered = useCoveredDays(report);
  return (
    <div className="min-w-0 flex-1 px-4 py-6 lg:overflow-y-auto lg:px-12 lg:py-7">
      <article lang={language} className="max-w-[60ch]">
        <h2 className="text-[1.375rem] leading-tight font-extrabold wrap-anywhere">{report.projectName}</h2>
        <p className="mt-1 text-muted">{covered}</p>
        <Doubts report={report} />
        {report.week && <WeekCharts week={report.week} dueDate={report.dueDate} />}
        <ReportBody
          report={report}
          renderSource={(number) => (
            <SourceMark
              report={report}
              number={number}
              isChosen={chosen === number}
              onPress={() => onChoose(number)}
            />
          )}
        />
        <ReportPhotos report={report} size="thumbUrl" />
        <LeftOut report={report} />
      </article>
      <PhotoChoice report={report} />
      <WithheldSentences report={report} userId={userId} />
    </div>
  );
}

/** Changes which photos the report shows. */
function PhotoChoice({ report }: { report: ReportView }) {
  const { isPending, choosePhotos } = useReportChange(report);
  const chosen = report.photos.map(({ id }) => id);
  return (
    <div className="mt-5 grid justify-items-start gap-2.5">
      <ChooseReportPhotos
        projectId={report.projectId}
        days={report.dateFilter}
        folders={report.folders.map(({ id }) => id)}
        chosen={chosen}
        pending={isPending}
        onChoose={(ids) => void choosePhotos(ids, chosen)}
      />
    </div>
  );
}

/** The sentences that the customer is not shown, why, and with their sources, to release one by one; and what people did with which. */
function WithheldSentences({ report, userId }: { report: ReportView; userId: string }) {
  const t = useTranslations("report");
  const format = useFormat();
  const { isPending, isReleasing, release } = useReportChange(report);
  const { withheld } = report;
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useKeepFocus(list);
  const edited = report.sections.flatMap(({ statements }) => statements.filter((one) => one.edited));
  if (withheld.length + report.releases.length + edited.length === 0) return null;
  return (
    <section className="mt-8 border-t border-line pt-5">
      {withheld.length > 0 && (
        <>
          <h3 className="title-section">{t("waiting", { count: withheld.length })}</h3>
          <p className="mt-1 text-[0.9375rem] text-muted">{t("waitingHint")}</p>
        </>
      )}
      <ul ref={list} className="mt-3 grid gap-3" {...keepFocus}>
        {withheld.map((sentence) => (
          <li key={sentence.at} className="rounded-card border border-line bg-bg p-4">
            <EditableSentence
              report={report}
              sentence={sentence}
              userId={userId}
              note={<Reasons sentence={sentence} />}
              actions={
                <SentenceButton
                  does="release"
                  text={sentence.text}
                  pending={isReleasing(sentence.at)}
                  disabled={isPending && !isReleasing(sentence.at)}
                  onClick={() => void release(sentence)}
                />
              }
            >
              <p>{sentence.text}</p>
            </EditableSentence>
            <div className="mt-3 border-t border-line pt-3">
              <SourceQuotes report={report} numbers={sentence.sources} />
            </div>
          </li>
        ))}
      </ul>
      <Releases report={report} />
      <ul className="mt-1 grid gap-1 text-sm text-muted">
        {edited.map(({ at, text, edited: by }) => (
          <li key={at}>{by && t("editedText", { name: by.by.name, when: format.dayTime(by.at), text })}</li>
        ))}
      </ul>
    </section>
  );
}

/** Why a sentence waits, in the reader's language: which check held it, and what its sources do not say. */
function Reasons({ sentence: { hold, doubts } }: { sentence: WithheldSentence }) {
  const t = useTranslations("report");
  const format = useFormat();
  const doubtText = useDoubtText("customer");
  const words = hold ? format.list(hold.words.map((word) => `“${word}”`)) : "";
  return (
    <p className="mt-1 text-[0.9375rem] text-muted">
      {hold ? t(`hold.${hold.reason}`, { words }) : t("hold.unkept")}
      {doubts.map((doubt, at) => (
        <span key={at}> {doubtText(doubt)}</span>
      ))}
    </p>
  );
}

function Releases({ report }: { report: ReportView }) {
  const t = useTranslations("report");
  const format = useFormat();
  const { isPending, takeBack } = useReportChange(report);
  const statements = report.sections.flatMap((section) => section.statements);
  const texts = new Map(statements.map(({ at, text }) => [at, text]));
  return (
    <ul className="mt-3 grid gap-1 text-sm text-muted">
      {report.releases.map(({ at, by: { name }, releasedAt }) => {
        const text = texts.get(at) ?? "";
        return (
          <li key={at} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {t("released", { name, when: format.dayTime(releasedAt), text })}
            </span>
            <SentenceButton
              does="takeBack"
              text={text}
              disabled={isPending}
              onClick={() => void takeBack(at)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Says what a sentence has and its source does not; to customers' offices without quoting the source. */
function useDoubtText(reportType: ReportView["reportType"]): (doubt: ReportDoubt) => string {
  const t = useTranslations("report");
  return ({ kind, text, original }) => {
    if (kind === "unread") return t("unread", { text });
    if (reportType === "customer") return t("compare", { text });
    return original === "" ? t("isNotThere", { text }) : t("mayHaveBeen", { text, original });
  };
}

/** How many doubts there are to check, in the reader's language. */
function Doubts({ report: { sections, reportType } }: { report: ReportView }) {
  const t = useTranslations("report");
  const textOf = useDoubtText(reportType);
  const doubts = sections.flatMap(({ statements }) => statements.flatMap((statement) => statement.doubts));
  if (doubts.length === 0) return null;
  return (
    <div className="mt-4 flex gap-3 rounded-button bg-accent-soft px-4 py-2.5">
      <Ear aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
      <div className="min-w-0 text-[0.9375rem]">
        <b>{t("check", { count: doubts.length })}</b>
        {doubts.map((doubt, at) => (
          <span key={at}> {textOf(doubt)}</span>
        ))}
      </div>
    </div>
  );
}

/** How many sentences are not in the report, and why. Reports made before withheld sentences were stored only have their number. */
function LeftOut({ report }: { report: ReportView }) {
  const t = useTranslations("report");
  const { withheldStatements, withheld, leftOut } = report;
  const counts = {
    dropped: report.droppedStatements,
    untranslated: report.untranslatedSentences,
    overtaken: report.overtakenSentences,
    withheld: withheldStatements > withheld.length ? withheldStatements : 0,
    leftOutCount: leftOut.length,
  };
  const lines = Object.entries(counts).flatMap(([key, count]) =>
    count > 0 ? [t(key as keyof typeof counts, { count })] : [],
  );
  if (lines.length === 0) return null;
  return <p className="mt-6 border-t border-line pt-3 text-sm text-muted">{lines.join(" ")}</p>;
}

interface SourceMarkProps {
  report: ReportView;
  number: number;
  isChosen: boolean;
  onPress: () => void;
}

/** Looks 20 px wide, with a 24 px touch target. */
function SourceMark({ report: { sources }, number, isChosen, onPress }: SourceMarkProps) {
  const t = useTranslations("report");
  const format = useFormat();
  const source = sources.find((one) => one.number === number);
  const of = {
    number,
    author: source?.author.name ?? "",
    day: source ? format.shortDate(source.createdAt) : "",
  };
  return (
    <button
      type="button"
      aria-label={t("source", of)}
      aria-pressed={isChosen}
      className="-my-1 -mr-0.5 inline-grid size-6 place-items-center rounded-chip align-middle"
      onClick={onPress}
    >
      <SourceNumber number={number} isChosen={isChosen} />
    </button>
  );
}
