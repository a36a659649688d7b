import { useTranslations } from "next-intl";
import { Statement } from "./report-body";
import { SourceNumber } from "./source-number";
import { SourceQuotes } from "./source-quotes";
import type { ReportView } from "@/lib/reports/view";

/** Every sentence that the customer will read, beside its sources. */
export function ReportReview({ report }: { report: ReportView }) {
  const t = useTranslations("report");
  const statements = report.sections.flatMap((section) => section.statements);
  return (
    <section className="min-w-0 flex-1 px-4 py-6 lg:mb-(--toast-room,0px) lg:overflow-y-auto lg:px-12 lg:py-7">
      <h2 className="title-section-lg">{t("reviewTitle")}</h2>
      <p className="mt-1 text-muted">{t("reviewHint")}</p>
      {statements.length === 0 && <p className="mt-4">{t("reviewNothing")}</p>}
      <ol className="mt-5">
        {statements.map((statement) => (
          <li key={statement.at} className="grid gap-x-12 gap-y-3 border-t border-line py-4 lg:grid-cols-2">
            <p lang={report.language} className="font-strong wrap-anywhere">
              <Statement
                statement={statement}
                renderSource={(number) => (
                  <span className="-my-1 ml-0.5 inline-grid place-items-center align-middle">
                    <SourceNumber number={number} isChosen={false} />
                  </span>
                )}
              />
            </p>
            <SourceQuotes report={report} numbers={statement.sources} />
          </li>
        ))}
      </ol>
    </section>
  );
}
