import Archive from "lucide-react/icons/archive";
import ChartColumn from "lucide-react/icons/chart-column";
import Check from "lucide-react/icons/check";
import CircleCheck from "lucide-react/icons/circle-check";
import FileText from "lucide-react/icons/file-text";
import NotebookText from "lucide-react/icons/notebook-text";
import PenLine from "lucide-react/icons/pen-line";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Ticket from "lucide-react/icons/ticket";
import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import { useCan } from "@/components/project-model/use-can";
import type { ProjectDialog } from "@/components/screens/project/project-dialog";
import { paths } from "@/lib/shared/paths/paths";

interface Entry {
  key: string;
  icon: typeof Check;
  label: string;
}

/** An entry opens a dialog or leads to a page; one that does neither is not available. */
export type ProjectEntry = Entry & { dialog?: ProjectDialog; href?: string };

/** What the project's menu offers, on phones and desktops. Contributors only see the members and the site diary. */
export function useProjectEntries(projectId: string): ProjectEntry[] {
  const t = useTranslations();
  const mayManage = useCan("project:manage");
  const mayReport = useCan("report:generate");
  const mayCreate = useCan("task:create");
  const code = paths.businesses({ project: projectId });
  const newTask = { key: "task", icon: Plus, label: t("tasks.newTask"), dialog: "task" } as const;
  const members = {
    key: "members",
    icon: Users,
    label: t(mayManage ? "project.manageMembers" : "project.seeMembers"),
    dialog: "members",
  } as const;
  const managing = [
    { key: "edit", icon: Pencil, label: t("project.edit"), dialog: "edit" },
    { key: "code", icon: Ticket, label: t("project.generateCode"), href: code },
    { key: "permission", icon: PenLine, label: t("project.whoPosts"), dialog: "permission" },
  ] as const;
  const report = { key: "report", icon: FileText, label: t("project.report"), dialog: "report" } as const;
  const diary = {
    key: "diary",
    icon: NotebookText,
    label: t("project.diary"),
    href: paths.diary(projectId),
  } as const;
  const insights = {
    key: "insights",
    icon: ChartColumn,
    label: t("project.insights"),
    href: paths.projectInsights(projectId),
  } as const;
  return [
    ...(mayCreate ? [newTask] : []),
    members,
    ...(mayManage ? managing : []),
    ...(mayManage ? [insights] : []),
    ...(mayReport ? [report] : []),
    diary,
  ];
}

/** The statuses that a project can be set to. */
export function useStatusChoices() {
  const t = useTranslations("project");
  return [
    { value: "active", icon: CircleCheck, label: t("markActive") },
    { value: "completed", icon: Check, label: t("markCompleted") },
    { value: "archived", icon: Archive, label: t("markArchived") },
  ] as const;
}
