import { useQueryClient } from "@tanstack/react-query";
import { FileText, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDaysText } from "./use-days-text";
import { useKeptReports } from "./use-reports";
import ActionDialog from "@/components/form/action-dialog";
import { apiAction } from "@/components/form/api-action";
import { SearchField } from "@/components/form/search-field";
import { useSettled } from "@/components/form/use-settled";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { NextPage } from "@/components/shell/next-page";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import { api } from "@/lib/browser/api-client";
import type { ReportItemView } from "@/lib/reports/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { trimmed } from "@/lib/shared/trimmed";
import { queryKeys } from "@/lib/shared/query-keys";

interface KeptReportsProps {
  projectId: string;
  onShow: (reportId: string) => void;
}

/** Earlier reports, to open or delete. */
export function KeptReports({ projectId, onShow }: KeptReportsProps) {
  const t = useTranslations("report");
  const [typed, setTyped] = useState("");
  const search = useSettled(trimmed(typed));
  const query = useKeptReports(projectId, search);
  const reports = query.data;
  const [asked, setAsked] = useState<ReportItemView | null>(null);
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: queryKeys.reports(projectId) });
  return (
    <section>
      <h3 className="title-section">{t("kept")}</h3>
      {(typed !== "" || (reports?.length ?? 0) > 0) && (
        <SearchField label={t("search")} value={typed} onValue={setTyped} className="mt-3" />
      )}
      <LoadFailure of={query} />
      {!reports && !query.isError && <Skeleton className="mt-3 h-16" />}
      {reports?.length === 0 && (
        <p className="mt-2 text-[0.9375rem] text-muted">{t(search === "" ? "noneKept" : "noneFound")}</p>
      )}
      <ul>
        {reports?.map((report) => (
          <KeptReport
            key={report.id}
            report={report}
            onOpen={() => onShow(report.id)}
            onRemove={() => setAsked(report)}
          />
        ))}
      </ul>
      <NextPage of={query} size="sm" className="mt-3">
        {t("showMore")}
      </NextPage>
      {asked && (
        <ActionDialog
          action={apiAction(() => api.delete(apiPath("projects", projectId, "reports", asked.id)))}
          input={{}}
          title={t("removeTitle")}
          description={t("removeHint")}
          confirmLabel={t("removeConfirm")}
          cancelLabel={t("keepIt")}
          done={t("removed")}
          failed={t("removeFailed")}
          onDone={readAgain}
          onGone={readAgain}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

interface KeptReportProps {
  report: ReportItemView;
  onOpen: () => void;
  onRemove: () => void;
}

function KeptReport({ report, onOpen, onRemove }: KeptReportProps) {
  const t = useTranslations("report");
  const format = useFormat();
  const daysText = useDaysText();
  const { reportType, isWeekly, dateFilter, createdAt, author } = report;
  const kind = reportType === "internal" ? "internal" : "customerShort";
  const when = format.dayTime(createdAt);
  return (
    <li className="flex items-center border-b border-line">
      <button
        type="button"
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 rounded-chip py-2 text-left hover:bg-sunk"
        onClick={onOpen}
      >
        <FileText aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="min-w-0">
          <span className="block leading-snug font-strong">
            {t(isWeekly ? "weekly" : kind)}, {daysText(dateFilter)}
          </span>
          <TimeText dateTime={createdAt} className="block text-sm text-muted">
            {t("keptBy", { when, author: author.name })}
          </TimeText>
        </span>
      </button>
      <Button variant="ghost" size="iconSm" className="max-lg:-mr-2.5" onClick={onRemove}>
        <Trash2 aria-hidden className="size-5" />
        <span className="sr-only">{t("remove", { when })}</span>
      </Button>
    </li>
  );
}
