import { ArrowLeft, CalendarPlus, Ellipsis, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ChatButton, DesktopActions, type DesktopActionsProps } from "./desktop-actions";
import { ProjectDescription } from "./project-description";
import { WaitingCount } from "@/components/outbox/waiting/waiting-count";
import { DaysLeft, useDue } from "@/components/project-model/days-left";
import { countMembers } from "@/components/project-model/people";
import { StatusBadge } from "@/components/project-model/status-badge";
import { useCan } from "@/components/project-model/use-can";
import { useProgress } from "@/components/project-model/use-tasks";
import { useFormat } from "@/components/providers/use-format";
import { KeptSection } from "@/components/recorder/kept-recordings";
import type { ProjectPart } from "@/components/screens/project/project-dialog";
import { factsClasses, headerClasses, titleRowClasses } from "@/components/screens/project/project-layout";
import { BackLink } from "@/components/shell/back-link";
import { NotificationsButton } from "@/components/shell/bar/notifications-button";
import { onDemand, usePreload } from "@/components/shell/on-demand/on-demand";
import { Progress } from "@/components/ui/display/progress";
import { Button } from "@/components/ui/input/button";
import { ButtonLink } from "@/components/ui/text/button-link";
import type { ProjectDetailView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";

const ProjectSheet = onDemand(() => import("./project-sheet"));

interface ProjectHeaderProps extends DesktopActionsProps {
  /** The switch between tasks and all updates, on phones. */
  children: ReactNode;
}

/** Replaces the top bar on phones: name and facts, 48 and 44 px high, and the switch. */
export function ProjectHeader({ project, openDialog, action, children }: ProjectHeaderProps) {
  const t = useTranslations("project");
  return (
    <header className={headerClasses} data-own-bar="">
      <div className={titleRowClasses}>
        <ButtonLink href={paths.dashboard()} variant="bare" size="iconSm" className="lg:hidden">
          <ArrowLeft aria-hidden className="size-5.5" />
          <span className="sr-only">{t("dashboard")}</span>
        </ButtonLink>
        <div className="min-w-0 flex-1 @max-[15rem]:order-last @max-[15rem]:basis-full @max-[15rem]:px-3">
          <div className="-my-2 hidden lg:block">
            <BackLink label={t("dashboard")} />
          </div>
          <h1
            className="truncate text-xl leading-tight font-extrabold tracking-[-0.02em] lg:text-[1.75rem] @max-[15rem]:wrap-anywhere @max-[15rem]:whitespace-normal"
            title={project.name}
          >
            {project.name}
          </h1>
          <ProjectDescription project={project} className="hidden text-[0.9375rem] text-muted lg:block" />
        </div>
        <div className="flex shrink-0 items-center lg:hidden @max-[15rem]:ml-auto">
          <WaitingCount kept={<KeptSection />} />
          <ChatButton count={project.unreadMessagesCount} onPress={() => openDialog("chat")} />
          <NotificationsButton />
          <ProjectSheetButton project={project} openDialog={openDialog} />
        </div>
        <DesktopActions project={project} openDialog={openDialog} action={action} />
      </div>
      <PhoneFacts project={project} openDialog={openDialog} />
      {children}
    </header>
  );
}

/** Opens the project's menu on phones, which includes the navigation. */
function ProjectSheetButton({ project, openDialog }: ProjectPart) {
  const t = useTranslations("project");
  const [state, setState] = useState<"unloaded" | "open" | "closed">("unloaded");
  usePreload(ProjectSheet);
  return (
    <>
      <Button
        variant="bare"
        size="iconSm"
        aria-haspopup="dialog"
        {...ProjectSheet.near}
        onClick={() => setState("open")}
      >
        <Ellipsis aria-hidden className="size-5.5" />
        <span className="sr-only">{t("menu")}</span>
      </Button>
      {state !== "unloaded" && (
        <ProjectSheet
          project={project}
          openDialog={openDialog}
          isOpen={state === "open"}
          onClose={() => setState("closed")}
          onLoadError={() => setState("unloaded")}
        />
      )}
    </>
  );
}

/** The header's second line on phones: due date, people, progress. */
function PhoneFacts({ project, openDialog }: ProjectPart) {
  const t = useTranslations();
  const format = useFormat();
  const percentage = useProgress(project.id).data?.progressPercentage ?? project.progressPercentage;
  const count = countMembers(project);
  return (
    <div className={factsClasses}>
      <DueFact project={project} onEdit={() => openDialog("due")} />
      <button
        type="button"
        className="flex h-11 shrink-0 items-center gap-1.5 whitespace-nowrap hover:text-ink"
        onClick={() => openDialog("members")}
      >
        <Users aria-hidden className="size-4.5" />
        {count === 1 ? t("project.onlyYou") : t("projects.members", { count })}
      </button>
      <Progress value={percentage} label={t("project.progress")} className="min-w-6 flex-1" />
      <b className="-ml-1.5 text-ink">{format.percent(percentage)}</b>
    </div>
  );
}

/** The due date; for a project that is no longer active, its status. */
function DueFact({ project, onEdit }: { project: ProjectDetailView; onEdit: () => void }) {
  const t = useTranslations("project");
  const due = useDue(project);
  const mayEdit = useCan("project:manage");
  if (due) return <DaysLeft due={due} className="shrink-0 whitespace-nowrap [&_svg]:size-4.5" />;
  if (project.status !== "active") return <StatusBadge status={project.status} size="sm" />;
  if (!mayEdit) return null;
  return (
    <button
      type="button"
      className="flex h-11 min-w-0 items-center gap-1.5 font-strong text-blue hover:text-ink"
      onClick={onEdit}
    >
      <CalendarPlus aria-hidden className="size-4.5 shrink-0" />
      <span className="truncate">{t("addDueDate")}</span>
    </button>
  );
}
