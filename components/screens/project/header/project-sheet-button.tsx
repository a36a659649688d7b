"use client";

import Ellipsis from "lucide-react/icons/ellipsis";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ProjectDialog } from "@/components/screens/project/project-dialog";
import { onDemand, usePreload } from "@/components/shell/on-demand/on-demand";
import { Button } from "@/components/ui/input/button";
import type { ProjectDetailView } from "@/lib/projects/view";

const ProjectSheet = onDemand(() => import("./project-sheet"));

interface ProjectSheetButtonProps {
  project: ProjectDetailView;
  openDialog: (dialog: ProjectDialog) => void;
}

/** Opens the project's menu on phones, which includes the navigation. */
export function ProjectSheetButton({ project, openDialog }: ProjectSheetButtonProps) {
  const t = useTranslations("project");
  const [state, setState] = useState<"unloaded" | "open" | "closed">("unloaded");
  usePreload(ProjectSheet);
  return (
    <>
      <Button
        variant="bare"
        size="iconSm"
        aria-haspopup="dialog"
        onPointerEnter={ProjectSheet.preload}
        onFocus={ProjectSheet.preload}
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
