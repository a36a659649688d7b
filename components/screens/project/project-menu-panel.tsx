"use client";

import FileText from "lucide-react/icons/file-text";
import PenLine from "lucide-react/icons/pen-line";
import Pencil from "lucide-react/icons/pencil";
import Ticket from "lucide-react/icons/ticket";
import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useRef } from "react";
import { useCan } from "@/components/project-model/use-can";
import type { MenuTrigger } from "@/components/shell/on-demand";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { paths } from "@/lib/paths";
import type { ProjectDetailView } from "@/lib/projects/view";
import { StatusItems } from "./status-items";
import type { SetStatus } from "./use-set-status";

interface ProjectMenuPanelProps {
  project: ProjectDetailView;
  status: SetStatus;
  onMembers: () => void;
  onEdit: () => void;
  onPermission: () => void;
  trigger: MenuTrigger;
}

/** The open menu, which replaces its button. */
export default function ProjectMenuPanel({ trigger, ...props }: ProjectMenuPanelProps) {
  const t = useTranslations("project");
  const { project, status, onMembers, onEdit, onPermission } = props;
  const mayManage = useCan("project:manage");
  const chosenDialog = useRef<(() => void) | null>(null);
  // Opens a dialog once the focus is back on the button, so that it returns there on closing.
  const openChosenDialog = () => {
    chosenDialog.current?.();
    chosenDialog.current = null;
  };
  return (
    <DropdownMenu modal={false} defaultOpen>
      <DropdownMenuTrigger {...trigger} />
      <DropdownMenuContent className="min-w-64" onCloseAutoFocus={openChosenDialog}>
        <DropdownMenuItem
          className="min-h-12"
          onSelect={() => {
            chosenDialog.current = onMembers;
          }}
        >
          <Users aria-hidden />
          {t("manageMembers")}
        </DropdownMenuItem>
        {mayManage && (
          <>
            <DropdownMenuItem
              className="min-h-12"
              onSelect={() => {
                chosenDialog.current = onEdit;
              }}
            >
              <Pencil aria-hidden />
              {t("edit")}
            </DropdownMenuItem>
            <DropdownMenuItem className="min-h-12" asChild>
              <Link href={paths.businesses({ project: project.id })}>
                <Ticket aria-hidden />
                {t("generateCode")}
              </Link>
            </DropdownMenuItem>
            <DropdownMenuItem
              className="min-h-12"
              onSelect={() => {
                chosenDialog.current = onPermission;
              }}
            >
              <PenLine aria-hidden />
              {t("whoPosts")}
            </DropdownMenuItem>
            <DropdownMenuItem className="min-h-12" disabled>
              <FileText aria-hidden />
              <span>
                {t("report")}
                <span className="block text-sm">{t("reportMissing")}</span>
              </span>
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <StatusItems current={project.status} status={status} />
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
