"use client";

import { ChevronDown, Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { use, useState } from "react";
import { DiaryDay, type DiaryHead, DiaryPaper, useHeading } from "./diary-paper";
import { type Days, inOrder, type Shown, useDays, useDiary } from "./use-diary";
import { DateField } from "@/components/form/date-field";
import { ReaderContext } from "@/components/providers/reader-context";
import { usePrintedPage, usePrintWithPhotos } from "@/components/reports/preview/printed-page";
import { BackLink } from "@/components/shell/back-link";
import { LoadingRows } from "@/components/shell/loading-region";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Button } from "@/components/ui/input/button";
import { Checkbox } from "@/components/ui/input/checkbox";
import type { DiaryDayView } from "@/lib/diary/view";
import { formatDayRange } from "@/lib/i18n/day-range";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

/** A project between two dates: the sheet is what is printed, the column beside it is not. */
export function DiaryScreen(head: DiaryHead) {
  const t = useTranslations("diary");
  const { project } = head;
  const { days, problem, choose } = useDays(project.id);
  const [shown, setShown] = useState<Shown>({ words: true, done: true, photos: true, comments: false });
  const query = useDiary(project.id, days, { includeComments: shown.comments });
  const { data, isPlaceholderData } = query;
  const heading = useHeading(days);
  usePrintedPage({
    head: `${project.name} · ${heading}`,
    number: (placeholders) => t("page", placeholders),
    footer: head.footer,
  });
  const listed = data && problem === null ? shownDays(data, shown) : null;
  return (
    <div className="mx-auto max-w-7xl page-edge pt-2 pb-16 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-x-10 lg:pt-5 print:block print:max-w-none print:p-0">
      <div className="mb-5 self-start lg:sticky lg:top-21 print:hidden">
        <BackLink label={project.name} href={paths.project(project.id)} />
        <h1 className="title-page">{t("title")}</h1>
        <DiaryChoices
          days={days}
          problem={problem}
          onDays={choose}
          shown={shown}
          onShown={setShown}
          sum={listed && !isPlaceholderData ? sumOf(listed) : null}
        />
      </div>
      <DiaryPaper head={head} days={days}>
        {!data && <LoadFailure of={query} className="mt-5" />}
        {!listed && !query.isError && problem === null && <Loading />}
        {listed && (
          <div className={cn(isPlaceholderData && "opacity-60")} aria-busy={isPlaceholderData}>
            {listed.length === 0 && <Nothing />}
            {listed.map((day) => (
              <DiaryDay
                key={day.date}
                projectId={project.id}
                day={day}
                shown={shown}
                withYear={days.from.slice(0, 4) !== days.to.slice(0, 4)}
              />
            ))}
          </div>
        )}
      </DiaryPaper>
    </div>
  );
}

/** Without what was ticked, its own entries go too, and days that have no others. */
function shownDays(data: DiaryDayView[], { done }: Shown): DiaryDayView[] {
  if (done) return data;
  return data.flatMap((day) => {
    const entries = day.entries.filter(({ updateId }) => updateId !== null);
    return entries.length === 0 ? [] : [{ ...day, entries }];
  });
}

function sumOf(listed: DiaryDayView[]): { days: number; updates: number } {
  const updates = listed.flatMap(({ people }) => people).reduce((sum, one) => sum + one.updates, 0);
  return { days: listed.length, updates };
}

function Nothing() {
  const t = useTranslations("diary");
  return (
    <div className="mt-5 border-t-2 border-ink py-9 text-center">
      <p className="title-section">{t("emptyTitle")}</p>
      <p className="mx-auto mt-1.5 max-w-[44ch] text-muted">{t("emptyBody")}</p>
    </div>
  );
}

function Loading() {
  return (
    <div className="mt-5 border-t-2 border-ink pt-2.5">
      <LoadingRows count={4} className="my-4 h-12" />
    </div>
  );
}

interface DiaryChoicesProps {
  days: Days;
  problem: "endBeforeStart" | "tooManyDays" | null;
  onDays: (chosen: Partial<Days>) => void;
  shown: Shown;
  onShown: (shown: Shown) => void;
  /** Of what is on the paper; null while it loads. */
  sum: { days: number; updates: number } | null;
}

/** What is beside the paper and never on it: days, what to show of them, and printing. On phones the choices fold into one line. */
function DiaryChoices({ days, problem, onDays, shown, onShown, sum }: DiaryChoicesProps) {
  const t = useTranslations("diary");
  const [isUnfolded, setIsUnfolded] = useState(false);
  // What is wrong with the days is said at their fields.
  const isOpen = isUnfolded || problem !== null;
  return (
    <>
      <ChoicesToggle days={days} isOpen={isOpen} onToggle={() => setIsUnfolded(!isOpen)} />
      <div className={cn("gap-3 pt-3 lg:grid lg:pt-4", isOpen ? "grid" : "hidden")}>
        {(["from", "to"] as const).map((name) => (
          <DateField
            key={name}
            name={name}
            label={t(name)}
            value={days[name]}
            required
            error={name === "to" && problem ? t(problem) : undefined}
            onValue={(day) => day && onDays({ [name]: day })}
          />
        ))}
        <fieldset className="pt-1">
          <legend className="sr-only">{t("choices")}</legend>
          {(["words", "done", "photos", "comments"] as const).map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-2.5 lg:min-h-9.5">
              <Checkbox
                name={name}
                checked={shown[name]}
                onChange={({ target }) => onShown({ ...shown, [name]: target.checked })}
              />
              {t(name)}
            </label>
          ))}
        </fieldset>
      </div>
      <PrintButton isReady={sum !== null} />
      <p role="status" className="mt-3 min-h-15 text-sm text-muted lg:min-h-20">
        {sum && t("sum", sum)}
      </p>
    </>
  );
}

function PrintButton({ isReady }: { isReady: boolean }) {
  const t = useTranslations("diary");
  const [isPending, setIsPending] = useState(false);
  const printDiary = usePrintWithPhotos("article");
  const print = async () => {
    setIsPending(true);
    await printDiary();
    setIsPending(false);
  };
  return (
    <Button className="mt-3 w-full" disabled={!isReady} pending={isPending} onClick={() => void print()}>
      <Download aria-hidden className="size-5" />
      {t("print")}
    </Button>
  );
}

function ChoicesToggle({ days, isOpen, onToggle }: { days: Days; isOpen: boolean; onToggle: () => void }) {
  const t = useTranslations("diary");
  const { locale } = use(ReaderContext);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className="mt-3 flex min-h-12 w-full items-center justify-between gap-3 rounded-button border border-edge bg-surface px-4 text-left lg:hidden"
      onClick={onToggle}
    >
      <span>
        <span className="sr-only">{t("choices")}: </span>
        {formatDayRange(locale, inOrder(days), "short")}
      </span>
      <ChevronDown aria-hidden className={cn("size-5 shrink-0", isOpen && "rotate-180")} />
    </button>
  );
}
