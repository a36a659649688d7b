import {
  type LucideIcon,
  ChartColumn,
  FileText,
  NotebookText,
  PenLine,
  Pencil,
  Plus,
  Ticket,
  Users,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { STATUS_LOOKS } from "@/components/project-model/status-badge";
import { useCan } from "@/components/project-model/use-can";
import type { ProjectDialog } from "@/components/screens/project/project-dialog";
import { paths } from "@/lib/shared/paths/paths";

/** An entry opens a dialog or leads to a page. */
export type ProjectEntry = { key: string; icon: LucideIcon; label: string } & (
  | { dialog: ProjectDialog; href?: never }
  | { href: string }
);

/** What the project's menu offers, on phones and desktops. Contributors only see the members and the site diary. */
export function useProjectEntries(projectId: string): ProjectEntry[] {
  const t = useTranslations();
  const mayManage = useCan("project:manage");
  const members = t(mayManage ? "project.manageMembers" : "project.seeMembers");
  const code = paths.businesses({ project: projectId });
  const entries: (ProjectEntry | false)[] = [
    useCan("task:create") && { key: "task", icon: Plus, label: t("tasks.newTask"), dialog: "task" },
    { key: "members", icon: Users, label: members, dialog: "members" },
    mayManage && { key: "edit", icon: Pencil, label: t("project.edit"), dialog: "edit" },
    mayManage && { key: "code", icon: Ticket, label: t("project.generateCode"), href: code },
    mayManage && { key: "permission", icon: PenLine, label: t("project.whoPosts"), dialog: "permission" },
    mayManage && {
      key: "insights",
      icon: ChartColumn,
      label: t("project.insights"),
      href: paths.projectInsights(projectId),
    },
    useCan("report:generate") && {
      key: "report",
      icon: FileText,
      label: t("project.report"),
      dialog: "report",
    },
    { key: "diary", icon: NotebookText, label: t("project.diary"), href: paths.diary(projectId) },
  ];
  return entries.filter((entry) => entry !== false);
}

/**
 * Opens the dialog that was chosen in a menu once the focus is back on the menu's button, so that closing the dialog returns it
 * there.
 */
export function useChosenDialog(openDialog: (dialog: ProjectDialog) => void) {
  const chosen = useRef<ProjectDialog | null>(null);
  return {
    choose: (dialog: ProjectDialog) => {
      chosen.current = dialog;
    },
    openChosen: () => {
      if (chosen.current) openDialog(chosen.current);
      chosen.current = null;
    },
  };
}

/** The statuses that a project can be set to. */
export function useStatusChoices() {
  const t = useTranslations("project");
  return [
    { value: "active", icon: STATUS_LOOKS.active.icon, label: t("markActive") },
    { value: "completed", icon: STATUS_LOOKS.completed.icon, label: t("markCompleted") },
    { value: "archived", icon: STATUS_LOOKS.archived.icon, label: t("markArchived") },
  ] as const;
}
