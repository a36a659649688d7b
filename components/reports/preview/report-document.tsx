import Ear from "lucide-react/icons/ear";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { ReportBody, useCoveredDays } from "./report-body";
import { SourceNumber } from "./source-number";
import { SourceQuotes } from "./source-quotes";
import { useReportChange } from "./use-report-change";
import { useFormat } from "@/components/providers/use-format";
import { useKeepFocus } from "@/components/tasks/use-keep-focus";
import { Button } from "@/components/ui/input/button";
import type { ReportDoubt, ReportView } from "@/lib/reports/view";

interface ReportDocumentProps {
  report: ReportView;
  /** Number of the selected source. */
  chosen: number | null;
  onChoose: (number: number) => void;
}

/** The report on the screen, with what should be checked marked. */
export function ReportDocument({ report, chosen, onChoose }: ReportDocumentProps) {
  const language = useLocale();
  const covered = useCoveredDays(report);
  return (
    <div className="min-w-0 flex-1 px-4 py-6 lg:overflow-y-auto lg:px-12 lg:py-7">
      <article lang={language} className="max-w-[60ch]">
        <h2 className="text-[1.375rem] leading-tight font-extrabold wrap-anywhere">{report.projectName}</h2>
        <p className="mt-1 text-muted">{covered}</p>
        <Doubts report={report} />
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
        <LeftOut report={report} />
      </article>
      <WithheldSentences report={report} />
    </div>
  );
}

/** The sentences that the customer is not shown, with their sources, to release one by one; and who released which. */
function WithheldSentences({ report }: { report: ReportView }) {
  const t = useTranslations("report");
  const { isPending, isReleasing, release } = useReportChange(report);
  const { withheld, releases } = report;
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useKeepFocus(list);
  if (withheld.length === 0 && releases.length === 0) return null;
  return (
    <section className="mt-8 border-t border-line pt-5">
      {withheld.length > 0 && (
        <>
          <h3 className="title-section">{t("waiting", { count: withheld.length })}</h3>
          <p className="mt-1 text-[0.9375rem] text-muted">{t("waitingHint")}</p>
        </>
      )}
      <ul ref={list} className="mt-3 grid gap-3" {...keepFocus}>
        {withheld.map(({ at, text, sources }) => (
          <li key={at} className="rounded-card border border-line bg-bg p-4">
            <div className="flex items-start gap-3">
              <p lang={report.language} className="min-w-0 flex-1 font-strong wrap-anywhere">
                {text}
              </p>
              <Button
                variant="secondary"
                size="sm"
                className="shrink-0"
                pending={isReleasing(at)}
                disabled={isPending && !isReleasing(at)}
                aria-label={t("releaseOf", { text })}
                onClick={() => void release(at)}
              >
                {t("release")}
              </Button>
            </div>
            <div className="mt-3 border-t border-line pt-3">
              <SourceQuotes report={report} numbers={sources} />
            </div>
          </li>
        ))}
      </ul>
      <Releases report={report} />
    </section>
  );
}

function Releases({ report: { releases, sections } }: { report: ReportView }) {
  const t = useTranslations("report");
  const format = useFormat();
  const texts = new Map(sections.flatMap(({ statements }) => statements.map(({ at, text }) => [at, text])));
  return (
    <ul className="mt-3 grid gap-1 text-sm text-muted">
      {releases.map(({ at, by: { name }, releasedAt }) => (
        <li key={at}>
          {t("released", { name, when: format.dayTime(releasedAt), text: texts.get(at) ?? "" })}
        </li>
      ))}
    </ul>
  );
}

/** How many doubts there are to check, in the reader's language. */
function Doubts({ report: { sections, reportType } }: { report: ReportView }) {
  const t = useTranslations("report");
  const doubts = sections.flatMap(({ statements }) => statements.flatMap((statement) => statement.doubts));
  if (doubts.length === 0) return null;
  const textOf = ({ kind, text, original }: ReportDoubt) => {
    if (kind === "unread") return t("unread", { text });
    if (reportType === "customer") return t("compare", { text });
    return original === "" ? t("isNotThere", { text }) : t("mayHaveBeen", { text, original });
  };
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

/** How many sentences were dropped or withheld. Reports made before withheld sentences were stored only have their number. */
function LeftOut({ report: { droppedStatements, withheldStatements, withheld } }: { report: ReportView }) {
  const t = useTranslations("report");
  const isCounted = withheldStatements > withheld.length;
  if (droppedStatements === 0 && !isCounted) return null;
  return (
    <p className="mt-6 border-t border-line pt-3 text-sm text-muted">
      {droppedStatements > 0 && <>{t("dropped", { count: droppedStatements })} </>}
      {isCounted && t("withheld", { count: withheldStatements })}
    </p>
  );
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
