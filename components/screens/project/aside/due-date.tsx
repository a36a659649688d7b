"use client";

import Calendar from "lucide-react/icons/calendar";
import { useTranslations } from "next-intl";
import { DaysLeft, useDue } from "@/components/project-model/days-left";
import { useCan } from "@/components/project-model/use-can";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { Button } from "@/components/ui/input/button";
import type { ProjectDetailView } from "@/lib/projects/view";
import { cn } from "@/lib/shared/utils";

interface DueDateProps {
  project: ProjectDetailView;
  onChange: () => void;
}

/** The days left and the due date; managers can change it here. */
export function DueDate({ project, onChange }: DueDateProps) {
  const t = useTranslations();
  const format = useFormat();
  const due = useDue(project);
  const mayChange = useCan("project:manage");
  return (
    <section>
      <h2 className="title-section">{t("projects.dueDate")}</h2>
      <div className="mt-0.5 flex min-h-11 items-center gap-2">
        <div className="min-w-0 flex-1 leading-snug">
          {due && (
            <p>
              <DaysLeft due={due} className="whitespace-nowrap" />
            </p>
          )}
          <p className={cn("flex items-center gap-1.5 text-sm text-muted", due && "pl-5.5")}>
            {!due && <Calendar aria-hidden className="size-4" />}
            {project.dueDate ? (
              <TimeText>{format.weekday(project.dueDate)}</TimeText>
            ) : (
              t("projects.noDueDate")
            )}
          </p>
        </div>
        {mayChange && (
          <Button variant="ghost" size="text" className="-mx-3 shrink-0 text-blue" onClick={onChange}>
            {t("project.changeDueDate")}
          </Button>
        )}
      </div>
    </section>
  );
}
