import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { use, useRef, useState } from "react";
import { type ChoiceProps, DateChoice, FolderPicker, LanguageChoice, TypeChoice } from "./choice-fields";
import { areInOrder, type Choices, totalOf } from "./choices";
import { areDatesWhole } from "@/components/form/dialog-fields";
import { useSlowCall } from "@/components/form/use-slow-call";
import { ReaderContext } from "@/components/providers/reader-context";
import { useErrorText } from "@/components/providers/use-error-text";
import { useFormat } from "@/components/providers/use-format";
import { ChooseReportPhotos } from "@/components/reports/choose-report-photos";
import { KeptReports } from "@/components/reports/kept-reports";
import { useDaysText } from "@/components/reports/use-days-text";
import { useReportFolders } from "@/components/reports/use-reports";
import { TranslationContext } from "@/components/translation/translation-context";
import { Alert } from "@/components/ui/display/alert";
import { Progress as Bar } from "@/components/ui/display/progress";
import { Spinner } from "@/components/ui/display/spinner";
import { Button } from "@/components/ui/input/button";
import { WorkDialogContent } from "@/components/ui/overlay/work-dialog";
import { toast } from "@/components/ui/toast/toast-store";
import type { ApiError } from "@/lib/browser/api-client";
import { randomKey } from "@/lib/browser/random-key";
import type { ProjectDetailView } from "@/lib/projects/view";
import type { GeneratedReportView, ReportDays, ReportProgress } from "@/lib/reports/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { PRICING } from "@/lib/shared/product";
import { queryKeys } from "@/lib/shared/query-keys";

interface ReportFormProps {
  project: ProjectDetailView;
  choices: Choices;
  onChoices: (choices: Choices) => void;
  onShow: (reportId: string) => void;
}

/** The choices for a new report. They survive an error. */
export function ReportForm({ project, choices, onChoices, onShow }: ReportFormProps) {
  const t = useTranslations("report");
  const common = useTranslations("common");
  const { timeZone } = use(ReaderContext);
  const { isOn } = use(TranslationContext);
  const folders = useReportFolders(project.id, areInOrder(choices) ? choices : { start: "", end: "" });
  const total = totalOf(choices, folders.data);
  const chosen = useGenerate(project.id, apiPath("projects", project.id, "generate-report"), onShow);
  const sample = useGenerate(project.id, apiPath("projects", project.id, "weekly-sample"), onShow);
  const progress = chosen.progress ?? sample.progress;
  const error = chosen.error ?? sample.error;
  const set = (changes: Partial<Choices>) => onChoices({ ...choices, ...changes });
  const submit = (pressed: Element) => {
    if (!areDatesWhole(pressed)) return;
    const { type: reportType, includeNames, language, photos: photoIds } = choices;
    const dateFilter = daysOf(choices);
    chosen.generate({
      folderSelection: total.ids,
      reportType,
      includeNames,
      dateFilter,
      language,
      timeZone,
      photoIds,
    });
  };
  const offer = folders.data?.offersSample && !progress && (
    <WeeklyOffer onSample={() => sample.generate({})} />
  );
  const isReady = total.ids.length > 0 && areInOrder(choices) && !folders.isPlaceholderData;
  return (
    <WorkDialogContent
      title={t("title")}
      description={project.name}
      className="lg:h-[46.5rem] lg:w-[67.5rem]"
      footer={
        <div className="flex flex-wrap items-center gap-2.5 lg:gap-4">
          <Total choices={choices} total={total} />
          {progress && (
            <Button variant="secondary" onClick={chosen.progress ? chosen.cancel : sample.cancel}>
              {common("cancel")}
            </Button>
          )}
          <Button
            className="min-h-14 flex-1 lg:min-h-12 lg:flex-none"
            disabled={!isReady && !progress}
            pending={progress !== null}
            onClick={(event) => submit(event.currentTarget)}
          >
            {progress ? t("generating") : t("generate")}
          </Button>
        </div>
      }
    >
      <div className="min-h-0 min-w-0 flex-1 overflow-y-auto overscroll-contain p-4 lg:px-7 lg:py-5">
        {error && !progress && (
          <Alert tone="danger" className="mb-4" title={t("failed")}>
            {error}
          </Alert>
        )}
        {progress ? (
          <Generating progress={progress} />
        ) : (
          <div className="grid gap-5">
            <TypeChoice choices={choices} onChoose={set} />
            {!isOn && <Alert tone="info">{t("withoutService", { type: choices.type })}</Alert>}
            <DateChoice choices={choices} onChoose={set} />
            <LanguageChoice choices={choices} onChoose={set} />
            <FolderPicker query={folders} chosen={choices.folders} onChoose={set} />
            <PhotoField projectId={project.id} choices={choices} onChoose={set} />
            {total.isOver && total.room !== null && (
              <Alert tone="notice">
                {t("overBudget", { updates: total.updates, characters: total.characters, room: total.room })}
              </Alert>
            )}
            <div className="lg:hidden">
              <KeptReports projectId={project.id} onShow={onShow} />
              {offer}
            </div>
          </div>
        )}
      </div>
      <div className="hidden w-84 shrink-0 overflow-y-auto border-l border-line bg-bg p-6 lg:block">
        <KeptReports projectId={project.id} onShow={onShow} />
        {offer}
      </div>
    </WorkDialogContent>
  );
}

function daysOf({ start, end }: Choices): ReportDays {
  return { start: start || null, end: end || null };
}

/** The photos that the report will show. */
function PhotoField({ projectId, choices, onChoose }: ChoiceProps & { projectId: string }) {
  const t = useTranslations("report");
  const { folders, photos } = choices;
  return (
    <fieldset className="grid justify-items-start gap-2.5">
      <legend className="mb-1.5 font-strong">{t("photos")}</legend>
      <ChooseReportPhotos
        projectId={projectId}
        days={daysOf(choices)}
        folders={folders}
        chosen={photos}
        onChoose={(ids) => onChoose({ photos: ids })}
      />
    </fieldset>
  );
}

/** What the yearly plan has besides, with one sample. */
function WeeklyOffer({ onSample }: { onSample: () => void }) {
  const t = useTranslations("report");
  const format = useFormat();
  return (
    <section className="mt-6 rounded-card border border-line bg-surface p-4">
      <h3 className="font-strong">{t("weeklyOffer")}</h3>
      <p className="mt-1 text-[0.9375rem] text-muted">
        {t("weeklyOfferBody", { yearly: format.money(PRICING.yearlyCents) })}
      </p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onSample}>
        {t("weeklySample")}
      </Button>
    </section>
  );
}

function Generating({ progress }: { progress: Progress }) {
  const t = useTranslations("report");
  return (
    <div className="mx-auto grid max-w-md gap-4 py-10 lg:py-24">
      <p role="status" className="flex items-center gap-3 text-lg font-strong">
        <Spinner className="size-5" />
        {progress.phase === "starting" ? t("starting") : t(progress.phase, { ...progress })}
      </p>
      <Bar value={shareOf(progress)} label={t("progress")} />
      <p className="text-muted">{t("wait")}</p>
    </div>
  );
}

/** Percent: each part is one step, and merging them is the last. */
function shareOf(progress: Progress): number {
  if (progress.phase === "starting") return 0;
  const { phase, part, parts } = progress;
  const done = phase === "reading" ? part - 1 : parts;
  return Math.round((100 * done) / (parts + 1));
}

/** How much is chosen, above the button. */
function Total({ choices, total }: { choices: Choices; total: ReturnType<typeof totalOf> }) {
  const t = useTranslations("report");
  const daysText = useDaysText();
  return (
    <p className="flex w-full items-baseline gap-3 text-[0.9375rem] lg:w-auto lg:flex-1" aria-live="polite">
      {total.ids.length === 0 ? (
        <span className="text-muted">{t("chooseFolder")}</span>
      ) : (
        <>
          <b className="font-strong">{t("total", { folders: total.ids.length, updates: total.updates })}</b>
          <span className="text-muted max-lg:ml-auto">{daysText(daysOf(choices))}</span>
        </>
      )}
    </p>
  );
}

/** The progress of a report; updates are collected before the first part is read. */
type Progress = ReportProgress | { phase: "starting" };

/** Generates a report by a call to `path`. Retrying a failed request does not make a second report. */
function useGenerate(projectId: string, path: string, onDone: (reportId: string) => void) {
  const t = useTranslations("report");
  const errorText = useErrorText();
  const client = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const sent = useRef({ body: "", key: "" });
  const textOf = (refused: ApiError) => {
    if (refused.code === "offline") return t("offline");
    return refused.issues[0]?.message ?? (refused.message ? errorText(refused) : t("notReachable"));
  };
  const { progress, ask, cancel } = useSlowCall<GeneratedReportView, Progress>({
    path,
    start: { phase: "starting" },
    onDone: ({ id, reportType: type, foldersIncluded: folders, updatesIncluded: updates }) => {
      sent.current = { body: "", key: "" };
      void client.invalidateQueries({ queryKey: queryKeys.reports(projectId) });
      toast({ title: t("generated"), description: t("generatedHint", { type, folders, updates }) });
      onDone(id);
    },
    onFailed: (refused) => setError(textOf(refused)),
  });
  return {
    progress,
    error,
    generate: (input: object) => {
      const body = JSON.stringify(input);
      if (sent.current.body !== body) sent.current = { body, key: randomKey() };
      setError(null);
      ask(input, { idempotencyKey: sent.current.key });
    },
    cancel: () => {
      sent.current = { body: "", key: "" };
      cancel();
    },
  };
}
