"use client";

import { useTranslations } from "next-intl";
import { asideClasses } from "../project-layout";
import type { ProjectDialog } from "../project-dialog";
import { DueDate } from "./due-date";
import { Crew, Office } from "./people";
import { ProgressFigures } from "./progress-figures";
import { useProgress } from "@/components/project-model/use-tasks";
import { Skeleton } from "@/components/ui/display/skeleton";
import type { ProjectDetailView } from "@/lib/projects/view";

interface ProjectAsideProps {
  project: ProjectDetailView;
  openDialog: (dialog: ProjectDialog) => void;
}

/** The desktop's right column: how far the project is, when it is due, who works on it and who runs it. */
export function ProjectAside({ project, openDialog }: ProjectAsideProps) {
  const t = useTranslations("project");
  const { data: progress, isError } = useProgress(project.id);
  return (
    <aside className={asideClasses}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 pr-8 pl-6">
        <section>
          <h2 className="title-section">{t("progress")}</h2>
          {progress && <ProgressFigures progress={progress} />}
          {!progress && !isError && <Skeleton className="mt-1 h-15" />}
        </section>
        <DueDate
          project={project}
          onChange={() => {
            openDialog("due");
          }}
        />
        <Crew
          project={project}
          onShowAll={() => {
            openDialog("members");
          }}
        />
        <Office office={project.office} />
      </div>
    </aside>
  );
}
