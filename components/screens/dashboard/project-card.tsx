"use client";

import Clock from "lucide-react/icons/clock-3";
import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { paths } from "@/lib/paths";
import type { ProjectView } from "@/lib/projects/view";
import { ShortDescription } from "./short-description";

/** A project on the dashboard: its unseen updates, progress and latest update. The whole card links to it. */
export function ProjectCard({ project }: { project: ProjectView }) {
  const t = useTranslations("dashboard");
  const format = useFormat();
  return (
    <Card className="relative flex h-full flex-col transition-colors duration-150 hover:border-edge has-[a:focus-visible]:border-edge">
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 text-[1.0625rem] leading-snug font-bold wrap-anywhere">
          <Link href={paths.project(project.id)} className="after:absolute after:inset-0 after:rounded-card">
            {project.name}
          </Link>
        </h3>
        {project.newUpdatesCount > 0 && (
          <Badge tone="accent">{t("new", { count: project.newUpdatesCount })}</Badge>
        )}
      </div>
      {project.description && <ShortDescription text={project.description} className="mt-0.5 text-muted" />}
      <div className="mt-auto pt-3">
        <div className="flex items-center gap-2.5">
          <Progress value={project.progressPercentage} label={t("progress")} className="flex-1" />
          <b className="text-sm">{format.percent(project.progressPercentage)}</b>
        </div>
        <LatestUpdate project={project} />
      </div>
    </Card>
  );
}

function LatestUpdate({ project: { memberCount, latestUpdate } }: { project: ProjectView }) {
  const t = useTranslations("dashboard");
  const format = useFormat();
  return (
    <p className="mt-3 flex items-center gap-1.5 text-sm text-muted">
      <Users aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">{t("members", { count: memberCount })}</span>
      <span aria-hidden>{format.number(memberCount)}</span>
      <span aria-hidden>·</span>
      <Clock aria-hidden className="size-4 shrink-0" />
      {latestUpdate ? (
        <TimeText className="min-w-0 truncate">
          {t("latest", { author: latestUpdate.authorName, ago: format.ago(latestUpdate.createdAt) })}
        </TimeText>
      ) : (
        <span className="min-w-0 truncate">{t("noUpdates")}</span>
      )}
    </p>
  );
}
