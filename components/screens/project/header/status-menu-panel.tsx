import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useStatusChoices } from "./use-project-entries";
import { type SetStatus, useSetStatus } from "./use-set-status";
import type { MenuTrigger } from "@/components/shell/on-demand/on-demand";
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel } from "@/components/ui/overlay/dropdown-menu";
import type { ProjectDetailView } from "@/lib/projects/view";

interface StatusMenuPanelProps {
  project: ProjectDetailView;
  trigger: MenuTrigger;
}

/** The open menu, which replaces its button. */
export default function StatusMenuPanel({ project, trigger }: StatusMenuPanelProps) {
  const status = useSetStatus(project);
  return (
    <DropdownMenu trigger={trigger} className="min-w-52">
      <StatusItems project={project} status={status} />
    </DropdownMenu>
  );
}

/** The statuses in a menu. The current one is disabled, and all are while a change is pending. */
export function StatusItems({ project, status }: { project: ProjectDetailView; status: SetStatus }) {
  const t = useTranslations("project");
  return (
    <>
      <DropdownMenuLabel>{t("status")}</DropdownMenuLabel>
      {useStatusChoices().map(({ value, icon: Icon, label }) => (
        <DropdownMenuItem
          icon={Icon}
          key={value}
          disabled={status.pending || value === project.status}
          onSelect={() => status.set(value)}
        >
          {label}
          {value === project.status && <Check aria-hidden className="ml-auto" />}
        </DropdownMenuItem>
      ))}
    </>
  );
}
