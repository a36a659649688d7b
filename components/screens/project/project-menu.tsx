"use client";

import Ellipsis from "lucide-react/icons/ellipsis";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type MenuTrigger, MenuOnDemand, onDemand } from "@/components/shell/on-demand";
import { buttonVariants } from "@/components/ui/button";
import type { ProjectDetailView } from "@/lib/projects/view";
import { cn } from "@/lib/utils";
import { useSetStatus } from "./use-set-status";

const ProjectMenuPanel = onDemand(() => import("./project-menu-panel"));
const UpdatePermissionDialog = onDemand(() => import("./update-permission-dialog"));

interface ProjectMenuProps {
  project: ProjectDetailView;
  onMembers: () => void;
  onEdit: () => void;
  className?: string;
}

/** The actions on the project as a whole; managers see more than the members (workspace.txt 6). */
export function ProjectMenu({ project, onMembers, onEdit, className }: ProjectMenuProps) {
  const t = useTranslations("project");
  const status = useSetStatus(project);
  const [permissionOpen, setPermissionOpen] = useState(false);
  const closePermission = () => {
    setPermissionOpen(false);
  };
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
  const panel = {
    project,
    status,
    onMembers,
    onEdit,
    onPermission: () => {
      setPermissionOpen(true);
    },
    trigger,
  };
  return (
    <>
      <MenuOnDemand popup="menu" trigger={trigger} preload={ProjectMenuPanel.preload}>
        {(controls) => <ProjectMenuPanel {...panel} {...controls} />}
      </MenuOnDemand>
      {permissionOpen && (
        <UpdatePermissionDialog project={project} onClose={closePermission} onLoadError={closePermission} />
      )}
    </>
  );
}
