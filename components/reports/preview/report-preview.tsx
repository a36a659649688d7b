import { Download, Folder, Inbox, Pencil } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { ReportDocument } from "./report-document";
import { PaperTexts, ReportPaper } from "./report-paper";
import { ReportSentences } from "./report-sentences";
import { ReportSources } from "./report-sources";
import { useReportChange } from "./use-report-change";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { useDaysText } from "@/components/reports/use-days-text";
import { useReport } from "@/components/reports/use-reports";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { MenuOnDemand, type MenuTrigger, onDemand } from "@/components/shell/on-demand/on-demand";
import { Alert } from "@/components/ui/display/alert";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button, buttonVariants } from "@/components/ui/input/button";
import { CopyButton } from "@/components/ui/input/copy-button";
import { WorkDialogContent } from "@/components/ui/overlay/work-dialog";
import { reserveAboveButtons } from "@/components/ui/toast/reserve-toast-place";
import { ApiError } from "@/lib/browser/api-client";
import { capital } from "@/lib/i18n/format";
import { languageName } from "@/lib/i18n/language-name";
import type { ProjectDetailView } from "@/lib/projects/view";
import type { ReportView } from "@/lib/reports/view";

const DownloadMenu = onDemand(() => import("./download-menu"));

interface ReportPreviewProps {
  project: ProjectDetailView;
  userId: string;
  reportId: string;
  onBack: () => void;
  onNew: () => void;
}

/** A report with its sources beside it, to check before it is sent. */
export function ReportPreview({ project, userId, reportId, onBack, onNew }: ReportPreviewProps) {
  const t = useTranslations("report");
  const query = useReport(project.id, reportId);
  const report = query.data;
  const [isEditing, setIsEditing] = useState(false);
  return (
    <WorkDialogContent
      title={report ? t(titleOf(report)) : t("title")}
      description={report ? <Made report={report} /> : project.name}
      back={{ label: t("back"), onBack }}
      actions={report && <Actions report={report} isEditing={isEditing} onEdit={setIsEditing} />}
      className="lg:h-[46.5rem] lg:w-[75rem]"
    >
      {report ? (
        <Loaded report={report} userId={userId} onNew={onNew} isEditing={isEditing} onEdit={setIsEditing} />
      ) : (
        <div className="min-w-0 flex-1 p-4 lg:px-12 lg:py-7">
          {query.isError ? <Failure of={query} onNew={onNew} /> : <Loading />}
        </div>
      )}
    </WorkDialogContent>
  );
}

function titleOf({ week, reportType }: ReportView): "weekly" | "internalTitle" | "customer" {
  if (week) return "weekly";
  return reportType === "internal" ? "internalTitle" : "customer";
}

/** A customer's report can be sent once somebody has compared it with its sources. */
function isSendable({ reportType, reviewedAt }: ReportView): boolean {
  return reportType === "internal" || reviewedAt !== null;
}

interface EditProps {
  report: ReportView;
  /** Whether the sentences are shown one by one: to compare them, and to edit them. */
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

function Actions({ report, isEditing, onEdit }: EditProps) {
  const t = useTranslations("report");
  const { review, isPending } = useReportChange(report);
  if (!isEditing)
    return isSendable(report) ? (
      <ReportActions report={report} onEdit={() => onEdit(true)} />
    ) : (
      <Button size="sm" onClick={() => onEdit(true)}>
        {t("reviewStart")}
      </Button>
    );
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => onEdit(false)}>
        {t("reviewBack")}
      </Button>
      {!isSendable(report) && (
        <Button
          size="sm"
          pending={isPending}
          onClick={() => void review().then((isReviewed) => isReviewed && onEdit(false))}
        >
          {t("reviewDone")}
        </Button>
      )}
    </>
  );
}

/** Copy, edit and download; download is the main action, and last. */
function ReportActions({ report, onEdit }: { report: ReportView; onEdit: () => void }) {
  const t = useTranslations("report");
  const trigger: MenuTrigger = {
    className: buttonVariants({ size: "sm" }),
    children: (
      <>
        <Download aria-hidden className="size-5" />
        {t("download")}
      </>
    ),
  };
  return (
    <>
      <CopyButton value={report.report} label={t("copy")} copiedLabel={t("copied")} />
      <Button variant="secondary" size="sm" onClick={onEdit}>
        <Pencil aria-hidden className="size-5" />
        {t("edit")}
      </Button>
      <MenuOnDemand menu={DownloadMenu} trigger={trigger} props={{ report }} />
    </>
  );
}

function Loaded({ report, userId, onNew, ...editing }: EditProps & { userId: string; onNew: () => void }) {
  const t = useTranslations("report");
  const [chosen, setChosen] = useState<number | null>(null);
  const sources = useRef<HTMLDivElement>(null);
  const choose = (number: number) => {
    setChosen(number);
    const row = sources.current?.querySelector(`[data-source="${String(number)}"]`);
    row?.scrollIntoView({ block: "nearest" });
  };
  const newReport = (
    <Button variant="secondary" className="px-3" onClick={onNew}>
      {t("newReport")}
    </Button>
  );
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex min-h-0 flex-1 max-lg:mb-(--toast-room,0px) max-lg:flex-col max-lg:overflow-y-auto">
        <div className="hidden w-59 shrink-0 flex-col gap-5 overflow-y-auto border-r border-line bg-bg p-6 lg:flex">
          <PreviewSettings report={report} />
          <div className="mt-auto grid">{newReport}</div>
        </div>
        {editing.isEditing ? (
          <ReportSentences report={report} userId={userId} isReview={!isSendable(report)} />
        ) : (
          <>
            <PaperTexts language={report.language}>
              <ReportDocument report={report} userId={userId} chosen={chosen} onChoose={choose} />
              {isSendable(report) && <ReportPaper report={report} />}
            </PaperTexts>
            <div
              ref={sources}
              className="flex shrink-0 flex-col border-line bg-bg max-lg:border-t lg:w-89 lg:border-l lg:pb-(--toast-room,0px)"
            >
              <div className="min-h-0 px-4 py-6 lg:overflow-y-auto">
                <ReportSources report={report} userId={userId} chosen={chosen} onChoose={setChosen} />
              </div>
            </div>
          </>
        )}
      </div>
      <div
        ref={reserveAboveButtons}
        className="grid shrink-0 gap-2.5 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
      >
        <div className="grid grid-cols-2 gap-2.5 [&>:first-child:nth-last-child(2)]:col-span-2 [&>:last-child]:order-first [&>:last-child]:col-span-2">
          <Actions report={report} {...editing} />
        </div>
        {newReport}
      </div>
    </div>
  );
}

function Made({
  report: { projectName: project, createdAt, updatesIncluded: count },
}: {
  report: ReportView;
}) {
  const t = useTranslations("report");
  const format = useFormat();
  return <TimeText>{t("made", { project, count, when: format.dayTime(createdAt) })}</TimeText>;
}

/** A report that does not exist cannot be tried again. */
function Failure({ of, onNew }: Pick<ComponentProps<typeof LoadFailure>, "of"> & { onNew: () => void }) {
  const t = useTranslations("report");
  if (!(of.error instanceof ApiError) || of.error.code !== "not_found") return <LoadFailure of={of} />;
  return (
    <Alert tone="danger" title={t("notFound")}>
      <p>{t("notFoundBody")}</p>
      <Button variant="secondary" className="mt-3" onClick={onNew}>
        {t("toReports")}
      </Button>
    </Alert>
  );
}

function Loading() {
  return (
    <div className="grid max-w-prose gap-4">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}

/** What the report covers. */
function PreviewSettings({ report }: { report: ReportView }) {
  const t = useTranslations("report");
  const locale = useLocale();
  const daysText = useDaysText();
  const { reportType, dateFilter, language, includesNames, folders } = report;
  return (
    <>
      <Setting label={t("typeShort")}>{t(reportType === "internal" ? "internal" : "customerShort")}</Setting>
      <Setting label={t("dates")}>{daysText(dateFilter)}</Setting>
      <Setting label={t("languageShort")}>{capital(languageName(language, locale))}</Setting>
      {reportType === "customer" && (
        <Setting label={t("people")}>{t(includesNames ? "named" : "notNamed")}</Setting>
      )}
      <div>
        <p className="text-sm text-muted">{t("folders")}</p>
        <ul>
          {folders.map(({ id, name, updateCount }) => (
            <li key={id} className="flex min-h-8.5 items-center gap-2.5 text-[0.9375rem]">
              {id === "unorganized" ? (
                <Inbox aria-hidden className="size-4.5 shrink-0 text-muted" />
              ) : (
                <Folder aria-hidden className="size-4.5 shrink-0 text-muted" />
              )}
              <span className="min-w-0 flex-1 truncate">{name ?? t("unorganized")}</span>
              <span className="text-sm text-muted">{updateCount}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Setting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <p className="font-strong">{children}</p>
    </div>
  );
}
