"use client";

import type { MenuTrigger } from "@/components/shell/on-demand";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "@/components/ui/dropdown-menu";
import type { ProjectDetailView } from "@/lib/projects/view";
import { StatusItems } from "./status-items";
import type { SetStatus } from "./use-set-status";

interface StatusMenuPanelProps {
  project: ProjectDetailView;
  status: SetStatus;
  trigger: MenuTrigger;
}

/** The open menu, which replaces its button. */
export default function StatusMenuPanel({ project, status, trigger }: StatusMenuPanelProps) {
  return (
    <DropdownMenu modal={false} defaultOpen>
      <DropdownMenuTrigger {...trigger} />
      <DropdownMenuContent className="min-w-52">
        <StatusItems current={project.status} status={status} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
