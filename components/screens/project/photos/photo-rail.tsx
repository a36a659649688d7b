import { Folder, Inbox } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useCan } from "@/components/project-model/use-can";
import { useTasks } from "@/components/project-model/use-tasks";
import { newInAll, useWorkspace } from "@/components/project-model/workspace";
import { type MarksProps, Marks } from "@/components/tasks/folder/folder-header";
import { NewTaskButton } from "@/components/tasks/folder/new-task-button";
import { PhotosLink } from "@/components/tasks/folder/photos-link";
import { translatableTask } from "@/components/translation/translatable";
import { useTranslated } from "@/components/translation/use-translated";
import { Link } from "@/components/ui/text/link";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";
import type { TaskView } from "@/lib/tasks/view";
import { ALL_FOLDER, UNASSIGNED_FOLDER } from "@/lib/updates/limits";

/** Beside the photos on desktops: the project's rows as on its own page, each a link to there. */
export function PhotoRail({ openDialog }: { openDialog: (dialog: "task") => void }) {
  const t = useTranslations();
  const { project, newCounts } = useWorkspace();
  const { data: tasks } = useTasks(project.id);
  const mayCreate = useCan("task:create");
  return (
    <nav
      aria-labelledby="rail-title"
      className="hidden border-line lg:flex lg:min-h-0 lg:flex-col lg:border-r"
    >
      <div className="flex h-13 shrink-0 items-center pr-2 pl-8">
        <h2 id="rail-title" className="title-section">
          {t("tasks.title")}
        </h2>
        {tasks && <span className="ml-2 text-sm text-muted">{tasks.length}</span>}
        {mayCreate && <NewTaskButton openDialog={openDialog} className="ml-auto" />}
      </div>
      <ul className="min-h-0 scroll-py-2 [scrollbar-width:thin] overflow-y-auto overscroll-contain px-5 py-1.5">
        <li>
          <RailLink
            folder={ALL_FOLDER}
            icon={<Inbox aria-hidden className="size-5 shrink-0 text-muted" />}
            count={project.updateCount}
            newCount={newInAll(newCounts)}
            className="font-strong"
          >
            {t("updates.all")}
          </RailLink>
        </li>
        <li className="mb-1.5 border-b border-line pb-1.5">
          <PhotosLink
            project={project}
            isOpen
            className={cn(rowClasses, "border-line bg-surface font-bold")}
          />
        </li>
        <li>
          <RailLink
            folder={UNASSIGNED_FOLDER}
            count={project.unassignedUpdateCount}
            newCount={newCounts.unassigned}
          >
            {t("tasks.unassigned")}
          </RailLink>
        </li>
        {tasks?.map((task) => (
          <li key={task.id}>
            <TaskLink task={task} newCount={newCounts.tasks[task.id] ?? 0} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TaskLink({ task, newCount }: { task: TaskView; newCount: number }) {
  const { text, lang } = useTranslated(translatableTask(task));
  const { id, totalUpdateCount, isCompleted } = task;
  return (
    <RailLink folder={id} count={totalUpdateCount} newCount={newCount} isCompleted={isCompleted}>
      <span {...(lang && { lang })}>{text}</span>
    </RailLink>
  );
}

interface RailLinkProps extends Omit<MarksProps, "isOpen"> {
  folder: string;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

function RailLink({ folder, icon, className, children, ...marks }: RailLinkProps) {
  const { project } = useWorkspace();
  return (
    <Link
      href={paths.project(project.id, { folder })}
      prefetch={false}
      className={cn(
        "flex items-center gap-2.5 py-1 hover:bg-sunk",
        rowClasses,
        "border-transparent",
        className,
      )}
    >
      {icon ?? <Folder aria-hidden className="size-5 shrink-0 text-muted" />}
      <span className="min-w-0 leading-snug wrap-anywhere">{children}</span>
      <Marks {...marks} isOpen={false} />
    </Link>
  );
}

const rowClasses = "min-h-10 rounded-[10px] border px-2.75 text-[0.9375rem]";
