import { useTranslations } from "next-intl";
import { useRef } from "react";
import { SourceQuotes } from "./source-quotes";
import { useReportChange } from "./use-report-change";
import { useFormat } from "@/components/providers/use-format";
import { useKeepFocus } from "@/components/tasks/use-keep-focus";
import { Button } from "@/components/ui/input/button";
import type { ReportView } from "@/lib/reports/view";

/** The sentences that the customer is not shown, with their sources, to release one by one; and who released which. */
export function WithheldSentences({ report }: { report: ReportView }) {
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
