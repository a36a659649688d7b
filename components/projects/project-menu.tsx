"use client";

import Ellipsis from "lucide-react/icons/ellipsis";
import { useTranslations } from "next-intl";
import { type MenuTrigger, MenuOnDemand, onDemand } from "@/components/shell/on-demand";
import { buttonVariants } from "@/components/ui/button";
import type { ProjectDetailView } from "@/lib/projects/view";
import { cn } from "@/lib/utils";

const ProjectMenuPanel = onDemand(() => import("./project-menu-panel"));

export interface ProjectMenuProps {
  project: ProjectDetailView;
  onMembers: () => void;
  className?: string;
}

/** What one does with a project as a whole; beyond the members it is for managers (workspace.txt 6). */
export function ProjectMenu({ className, ...props }: ProjectMenuProps) {
  const t = useTranslations("project");
  const trigger: MenuTrigger = {
    className: cn(buttonVariants({ variant: "ghost", size: "icon" }), "text-ink", className),
    children: (
      <>
        <Ellipsis aria-hidden className="size-5.5" />
        <span className="sr-only">{t("menu")}</span>
      </>
    ),
    "data-tip": "",
  };
  return (
    <MenuOnDemand popup="menu" trigger={trigger} preload={ProjectMenuPanel.preload}>
      {(controls) => <ProjectMenuPanel {...props} trigger={trigger} {...controls} />}
    </MenuOnDemand>
  );
}
