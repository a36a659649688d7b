import Archive from "lucide-react/icons/archive";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import CircleCheck from "lucide-react/icons/circle-check";
import Ellipsis from "lucide-react/icons/ellipsis";
import MessageSquare from "lucide-react/icons/message-square";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { PhoneFacts } from "./phone-facts";
import { ProjectDescription } from "./project-description";
import { WaitingCount } from "@/components/outbox/waiting/waiting-count";
import { StatusBadge } from "@/components/project-model/status-badge";
import { useCan } from "@/components/project-model/use-can";
import { KeptSection } from "@/components/recorder/kept-recordings";
import type { ProjectDialog } from "@/components/screens/project/project-dialog";
import { headerClasses, titleRowClasses } from "@/components/screens/project/project-layout";
import { BackLink } from "@/components/shell/back-link";
import { NotificationsButton } from "@/components/shell/bar/notifications-button";
import { MenuOnDemand, type MenuTrigger, onDemand, usePreload } from "@/components/shell/on-demand/on-demand";
import { CountBadge } from "@/components/ui/display/count-badge";
import { Button } from "@/components/ui/input/button";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { ButtonLink } from "@/components/ui/text/button-link";
import type { ProjectDetailView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

const ProjectMenuPanel = onDemand(() => import("./project-menu-panel"));
const ProjectSheet = onDemand(() => import("./project-sheet"));
const StatusMenuPanel = onDemand(() => import("./status-menu-panel"));

interface ProjectHeaderProps {
  project: ProjectDetailView;
  openDialog: (dialog: ProjectDialog) => void;
  /** The main action on desktops; on phones it is in the dock. */
  action: ReactNode;
  /** The switch between tasks and all updates, on phones. */
  children: ReactNode;
}

/** Replaces the top bar on phones: name and facts, 48 and 44 px high, and the switch. */
export function ProjectHeader({ project, openDialog, action, children }: ProjectHeaderProps) {
  const t = useTranslations("project");
  const chat = {
    count: project.unreadMessagesCount,
    onPress: () => openDialog("chat"),
  };
  return (
    <header className={headerClasses} data-own-bar="">
      <div className={titleRowClasses}>
        <PhoneBackLink label={t("dashboard")} />
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
          <ChatButton {...chat} />
          <NotificationsButton />
          <ProjectSheetButton project={project} openDialog={openDialog} />
        </div>
        <div className="hidden shrink-0 items-center gap-3 lg:flex">
          <StatusMenu project={project} />
          <ChatButton {...chat} />
          {action}
          <ProjectMenu project={project} openDialog={openDialog} />
        </div>
      </div>
      <PhoneFacts project={project} openDialog={openDialog} />
      {children}
    </header>
  );
}

const ICONS = { active: CircleCheck, completed: Check, archived: Archive };

/** The project's status on desktops: a menu for those who may change it, a badge for the others. */
function StatusMenu({ project }: { project: ProjectDetailView }) {
  const mayManage = useCan("project:manage");
  if (!mayManage) return <StatusBadge status={project.status} className="h-11 rounded-button px-3.5" />;
  return <StatusButton project={project} />;
}

function StatusButton({ project }: { project: ProjectDetailView }) {
  const t = useTranslations("project");
  const Icon = ICONS[project.status];
  const trigger: MenuTrigger = {
    className: cn(buttonVariants({ variant: "secondary", size: "sm" }), "px-4"),
    children: (
      <>
        <Icon
          aria-hidden
          className={cn("size-5", project.status === "archived" ? "text-muted" : "text-ok")}
        />
        <span className="sr-only">{t("status")}: </span>
        {t(project.status)}
        <ChevronDown aria-hidden className="size-4.5" />
      </>
    ),
  };
  return (
    <MenuOnDemand popup="menu" trigger={trigger} preload={StatusMenuPanel.preload}>
      {(controls) => <StatusMenuPanel project={project} trigger={trigger} {...controls} />}
    </MenuOnDemand>
  );
}

interface ProjectSheetButtonProps {
  project: ProjectDetailView;
  openDialog: (dialog: ProjectDialog) => void;
}

/** Opens the project's menu on phones, which includes the navigation. */
function ProjectSheetButton({ project, openDialog }: ProjectSheetButtonProps) {
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

interface ChatButtonProps {
  count: number;
  onPress: () => void;
}

/** Opens the project's chat; shows how many messages are unread. */
function ChatButton({ count, onPress }: ChatButtonProps) {
  const t = useTranslations("chat");
  return (
    <Button variant="bare" size="iconSm" onClick={onPress}>
      <MessageSquare aria-hidden className="size-5.5" />
      <span className="sr-only">{t("title")}</span>
      <CountBadge count={count} label={t("unread", { count })} className="-mt-5 -ml-4" />
    </Button>
  );
}

function PhoneBackLink({ label }: { label: string }) {
  return (
    <ButtonLink href={paths.dashboard()} variant="bare" size="iconSm" className="lg:hidden">
      <ArrowLeft aria-hidden className="size-5.5" />
      <span className="sr-only">{label}</span>
    </ButtonLink>
  );
}

interface ProjectMenuProps {
  project: ProjectDetailView;
  openDialog: (dialog: ProjectDialog) => void;
}

/** The actions on the project as a whole, on desktops. */
function ProjectMenu({ project, openDialog }: ProjectMenuProps) {
  const t = useTranslations("project");
  const trigger: MenuTrigger = {
    className: cn(buttonVariants({ variant: "secondary", size: "iconSm" })),
    children: (
      <>
        <Ellipsis aria-hidden className="size-5.5" />
        <span className="sr-only">{t("menu")}</span>
      </>
    ),
    "data-tip": "",
  };
  const panel = { project, openDialog, trigger };
  return (
    <MenuOnDemand popup="menu" trigger={trigger} preload={ProjectMenuPanel.preload}>
      {(controls) => <ProjectMenuPanel {...panel} {...controls} />}
    </MenuOnDemand>
  );
}
