"use client";

import { type ReactNode, useState } from "react";
import { onDemand } from "@/components/shell/on-demand";
import type { ProjectDetailView } from "@/lib/projects/view";

const EditProjectDialog = onDemand(() => import("./edit-project-dialog"));

/** Opens the dialog that changes the project, which the screen renders. */
export function useEditProject(project: ProjectDetailView): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return {
    open: () => {
      setOpen(true);
    },
    dialog: isOpen && <EditProjectDialog project={project} onClose={close} onLoadError={close} />,
  };
}
