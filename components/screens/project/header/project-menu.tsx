"use client";

import Ellipsis from "lucide-react/icons/ellipsis";
import { useTranslations } from "next-intl";
import type { ProjectDialog } from "@/components/screens/project/project-dialog";
import { type MenuTrigger, MenuOnDemand, onDemand } from "@/components/shell/on-demand/on-demand";
import { buttonVariants } from "@/components/ui/input/button-variants";
import type { ProjectDetailView } from "@/lib/projects/view";
import { cn } from "@/lib/shared/utils";

const ProjectMenuPanel = onDemand(() => import("./project-menu-panel"));

interface ProjectMenuProps {
  project: ProjectDetailView;
  openDialog: (dialog: ProjectDialog) => void;
}

/** The actions on the project as a whole, on desktops. */
export function ProjectMenu({ project, openDialog }: ProjectMenuProps) {
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
