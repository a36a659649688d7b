import Ear from "lucide-react/icons/ear";
import { useLocale, useTranslations } from "next-intl";
import { ReportBody, useCoveredDays } from "./report-body";
import { SourceNumber } from "./source-number";
import { WithheldSentences } from "./withheld-sentences";
import { useFormat } from "@/components/providers/use-format";
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
