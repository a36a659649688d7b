import { ChevronDown, Ellipsis, MessageSquare } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { STATUS_LOOKS, StatusBadge } from "@/components/project-model/status-badge";
import { useCan } from "@/components/project-model/use-can";
import type { ProjectPart } from "@/components/screens/project/project-dialog";
import { MenuOnDemand, type MenuTrigger, onDemand } from "@/components/shell/on-demand/on-demand";
import { CountBadge } from "@/components/ui/display/count-badge";
import { Button } from "@/components/ui/input/button";
import { buttonVariants } from "@/components/ui/input/button-variants";
import type { ProjectDetailView } from "@/lib/projects/view";
import { cn } from "@/lib/shared/utils";

const ProjectMenuPanel = onDemand(() => import("./project-menu-panel"));
const StatusMenuPanel = onDemand(() => import("./status-menu-panel"));

export interface DesktopActionsProps extends ProjectPart {
  /** The main action. */
  action: ReactNode;
}

/** On desktops, at the end of a project's header. */
export function DesktopActions({ project, openDialog, action }: DesktopActionsProps) {
  return (
    <div className="hidden shrink-0 items-center gap-3 lg:flex">
      <StatusMenu project={project} />
      <ChatButton count={project.unreadMessagesCount} onPress={() => openDialog("chat")} />
      {action}
      <ProjectMenu project={project} openDialog={openDialog} />
    </div>
  );
}

/** The project's status on desktops: a menu for those who may change it, a badge for the others. */
function StatusMenu({ project }: { project: ProjectDetailView }) {
  const t = useTranslations("project");
  const mayManage = useCan("project:manage");
  if (!mayManage) return <StatusBadge status={project.status} />;
  const Icon = STATUS_LOOKS[project.status].icon;
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
  return <MenuOnDemand menu={StatusMenuPanel} trigger={trigger} props={{ project }} />;
}

/** Opens the project's chat; shows how many messages are unread. */
export function ChatButton({ count, onPress }: { count: number; onPress: () => void }) {
  const t = useTranslations("chat");
  return (
    <Button variant="bare" size="iconSm" onClick={onPress}>
      <MessageSquare aria-hidden className="size-5.5" />
      <span className="sr-only">{t("title")}</span>
      <CountBadge count={count} label={t("unread", { count })} className="-mt-5 -ml-4" />
    </Button>
  );
}

/** The actions on the project as a whole, on desktops. */
function ProjectMenu({ project, openDialog }: ProjectPart) {
  const t = useTranslations("project");
  const trigger: MenuTrigger = {
    className: buttonVariants({ variant: "secondary", size: "iconSm" }),
    children: <Ellipsis aria-hidden className="size-5.5" />,
    "aria-label": t("menu"),
    "data-tip": "",
  };
  return <MenuOnDemand menu={ProjectMenuPanel} trigger={trigger} props={{ project, openDialog }} />;
}
