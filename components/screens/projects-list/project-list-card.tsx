"use client";

import ArrowRight from "lucide-react/icons/arrow-right";
import CalendarDays from "lucide-react/icons/calendar-days";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import Link from "next/link";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/project-model/status-badge";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { Card } from "@/components/ui/card";
import { paths } from "@/lib/paths";
import type { ProjectView } from "@/lib/projects/view";

/** A project in the projects list: its status and counts (workspace.txt 2, "Projects list"). */
export function ProjectListCard({ project }: { project: ProjectView }) {
  const t = useTranslations("projects");
  const format = useFormat();
  return (
    <Card className="relative flex h-full flex-col transition-colors duration-150 hover:border-edge">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <h2 className="min-w-0 flex-1 basis-40 text-[1.0625rem] leading-snug font-bold wrap-anywhere">
          {project.name}
        </h2>
        <StatusBadge status={project.status} />
      </div>
      <p className="mt-1.5 line-clamp-2 wrap-anywhere text-muted">
        {project.description ?? t("noDescription")}
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <Fact icon={<Users aria-hidden className="size-4" />}>
          {t("members", { count: project.memberCount })}
        </Fact>
        {project.updateCount > 0 && (
          <Fact icon={<MessageSquareText aria-hidden className="size-4" />}>
            {t("updates", { count: project.updateCount })}
          </Fact>
        )}
        <Fact icon={<CalendarDays aria-hidden className="size-4" />}>
          <TimeText>{t("created", { date: format.date(project.createdAt) })}</TimeText>
        </Fact>
      </ul>
      <div className="mt-auto pt-2">
        <Link
          href={paths.project(project.id)}
          aria-label={t("viewNamed", { name: project.name })}
          className="-mb-2 inline-flex min-h-12 items-center gap-1.5 rounded-chip font-strong text-blue after:absolute after:inset-0 after:rounded-card"
        >
          {t("view")}
          <ArrowRight aria-hidden className="size-4.5" />
        </Link>
      </div>
    </Card>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      {icon}
      {children}
    </li>
  );
}
