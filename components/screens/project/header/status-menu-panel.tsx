import { StatusItems } from "./status-items";
import { useSetStatus } from "./use-set-status";
import type { MenuTrigger } from "@/components/shell/on-demand/on-demand";
import { DropdownMenu } from "@/components/ui/overlay/dropdown-menu";
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
      <StatusItems current={project.status} status={status} />
    </DropdownMenu>
  );
}
