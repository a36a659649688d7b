"use client";

import { useTranslations } from "next-intl";
import type { Progress } from "./use-generate";
import { Progress as Bar } from "@/components/ui/display/progress";
import { Spinner } from "@/components/ui/display/spinner";

export function Generating({ progress }: { progress: Progress }) {
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
