"use client";

import Ellipsis from "lucide-react/icons/ellipsis";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { lazy, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { OnDemand } from "@/components/ui/on-demand";
import type { ProjectDetailView } from "@/lib/projects/view";
import { cn } from "@/lib/utils";
import { useSetStatus } from "./use-set-status";

const load = () => import("./project-menu-panel");
const ProjectMenuPanel = lazy(load);
const UpdatePermissionDialog = dynamic(() => import("./update-permission-dialog"), { ssr: false });

interface ProjectMenuProps {
  project: ProjectDetailView;
  onMembers: () => void;
  className?: string;
}

/** What one does with a project as a whole; beyond the members it is for managers (workspace.txt 6). */
export function ProjectMenu({ project, onMembers, className }: ProjectMenuProps) {
  const t = useTranslations("project");
  const status = useSetStatus(project);
  const [permissionOpen, setPermissionOpen] = useState(false);
  const look = cn(buttonVariants({ variant: "ghost", size: "icon" }), "text-ink", className);
  const face = (
    <>
      <Ellipsis aria-hidden className="size-5.5" />
      <span className="sr-only">{t("menu")}</span>
    </>
  );
  return (
    <>
      <OnDemand popup="menu" className={look} preload={() => load().catch(() => undefined)} face={face}>
        <ProjectMenuPanel
          project={project}
          status={status}
          onMembers={onMembers}
          onPermission={() => {
            setPermissionOpen(true);
          }}
          className={look}
          face={face}
        />
      </OnDemand>
      {permissionOpen && (
        <UpdatePermissionDialog
          project={project}
          onClose={() => {
            setPermissionOpen(false);
          }}
        />
      )}
    </>
  );
}
