import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import { MessagesProvider } from "@/components/providers/messages-provider";
import type { Locale } from "@/lib/i18n/locale";
import { REPORT_PAPER } from "@/lib/i18n/report-paper";
import { citedSources } from "@/lib/reports/shared/shown";
import type { ReportSourceView, ReportView } from "@/lib/reports/view";
import { OwnLogo } from "./own-logo";
import { usePrintedFooter } from "./printed-page";
import { ReportBody, useCoveredDays } from "./report-body";
import { ReportPhotos } from "./report-photos";
import { useFormatIn, WeekCharts } from "./report-week";
import "./paper.css";

/** The report as printed instead of the page: letterhead, text, and the sources as end notes. Render inside `PaperTexts`. */
export function ReportPaper({ report }: { report: ReportView }) {
  usePrintedFooter(report.footer);
  useEffect(() => {
    document.body.dataset.printsReport = "";
    return () => {
      delete document.body.dataset.printsReport;
    };
  }, []);
  return createPortal(
    <div data-report-paper={report.reportType} lang={report.language} className="hidden bg-white print:block">
      <Letterhead report={report} />
      {report.week && <WeekCharts week={report.week} dueDate={report.dueDate} isPaper />}
      <ReportBody
        report={report}
        renderSource={(number) =>
          report.reportType === "internal" && <sup className="font-bold">[{number}]</sup>
        }
      />
      {report.reportType === "internal" && <EndNotes report={report} />}
      <ReportPhotos report={report} size="url" />
    </div>,
    document.body,
  );
}

/** A business's own logo comes before its name. */
function Letterhead({ report }: { report: ReportView }) {
  const t = useTranslations("reportPaper");
  const format = useFormatIn(report.timeZone);
  const covered = useCoveredDays(report);
  const { businessName, logoUrl, projectName, reportType, createdAt, updatesIncluded: count } = report;
  return (
    <header>
      {logoUrl && <OwnLogo src={logoUrl} className="mb-[3mm]" />}
      <div className="flex items-baseline justify-between gap-6 border-b-2 border-black pb-[3mm]">
        <p className="text-[14pt] font-extrabold">{businessName}</p>
        <p className="text-[10pt]">{t(report.week ? "weekly" : reportType)}</p>
      </div>
      <h2 className="mt-[8mm] text-[20pt] leading-tight font-extrabold">{projectName}</h2>
      <p>{covered}</p>
      <p className="text-[9pt] text-muted">{t("signed", { when: format.date(createdAt), count })}</p>
    </header>
  );
}

/** Quotes the updates, in the report's language alone. A customer's copy has no trace of them. */
function EndNotes({ report }: { report: ReportView }) {
  const t = useTranslations("reportPaper");
  const format = useFormatIn(report.timeZone);
  const cited = citedSources(report);
  if (cited.length === 0) return null;
  const lineOf = ({ number, createdAt, folder }: ReportSourceView) =>
    t("sourceLine", { number, day: format.date(createdAt), folder: folder ?? t("withoutFolder") });
  return (
    <section className="mt-[8mm] border-t border-black pt-[3mm] text-[9pt]">
      <h3 className="font-bold">{t("sources")}</h3>
      <ol>
        {cited.map((source) => (
          <li key={source.number} className="mt-[1.5mm]">
            {lineOf(source)}, {source.author.name}
            <span className="whitespace-pre-line">
              {source.withdrawnAt ? `: ${t("withdrawn")}` : quoteIn(source, report.language)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a source says in this language; nothing where that is neither its own nor the reader's, into whose it is translated. */
function quoteIn({ content, language, translation }: ReportSourceView, to: Locale): string {
  if (translation?.to === to) return `: ${translation.content}`;
  return language === null || language === to ? `: ${content}` : "";
}

/** Provides texts in the report's language, which may differ from the reader's. */
export function PaperTexts({ language, children }: { language: Locale; children: ReactNode }) {
  return (
    <MessagesProvider locale={language} messages={{ reportPaper: REPORT_PAPER[language] }}>
      {children}
    </MessagesProvider>
  );
}
