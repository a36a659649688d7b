import Archive from "lucide-react/icons/archive";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import CircleCheck from "lucide-react/icons/circle-check";
import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/project-model/status-badge";
import { useCan } from "@/components/project-model/use-can";
import { type MenuTrigger, MenuOnDemand, onDemand } from "@/components/shell/on-demand/on-demand";
import { buttonVariants } from "@/components/ui/input/button-variants";
import type { ProjectDetailView } from "@/lib/projects/view";
import { cn } from "@/lib/shared/utils";

const StatusMenuPanel = onDemand(() => import("./status-menu-panel"));

const ICONS = { active: CircleCheck, completed: Check, archived: Archive };

/** The project's status on desktops: a menu for those who may change it, a badge for the others. */
export function StatusMenu({ project }: { project: ProjectDetailView }) {
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
