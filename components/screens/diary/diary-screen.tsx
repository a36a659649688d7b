"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DiaryChoices } from "./diary-choices";
import { DiaryDay, DiaryPaper, type DiaryHead, useHeading } from "./diary-paper";
import { type Shown, useDays, useDiary } from "./use-diary";
import { usePrintedPage } from "@/components/reports/preview/printed-page";
import { BackLink } from "@/components/shell/back-link";
import { LoadingRows } from "@/components/shell/loading-region";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import type { DiaryDayView } from "@/lib/diary/view";
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
