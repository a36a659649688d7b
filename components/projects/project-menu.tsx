"use client";

import Ellipsis from "lucide-react/icons/ellipsis";
import { useTranslations } from "next-intl";
import { lazy } from "react";
import { buttonVariants } from "@/components/ui/button";
import { OnDemand } from "@/components/ui/on-demand";
import type { ProjectDetailView } from "@/lib/projects/view";
import { cn } from "@/lib/utils";

const load = () => import("./project-menu-panel");
const ProjectMenuPanel = lazy(load);

export interface ProjectMenuProps {
  project: ProjectDetailView;
  onMembers: () => void;
  className?: string;
}

/** What one does with a project as a whole; beyond the members it is for managers (workspace.txt 6). */
export function ProjectMenu({ className, ...props }: ProjectMenuProps) {
  const t = useTranslations("project");
  const look = cn(buttonVariants({ variant: "ghost", size: "icon" }), "text-ink", className);
  const face = (
    <>
      <Ellipsis aria-hidden className="size-5.5" />
      <span className="sr-only">{t("menu")}</span>
    </>
  );
  return (
    <OnDemand popup="menu" className={look} preload={() => load().catch(() => undefined)} face={face}>
      <ProjectMenuPanel {...props} className={look} face={face} />
    </OnDemand>
  );
}
