import { StatusItems } from "./status-menu-panel";
import { useChosenDialog, useProjectEntries } from "./use-project-entries";
import { useSetStatus } from "./use-set-status";
import { useCan } from "@/components/project-model/use-can";
import type { ProjectPart } from "@/components/screens/project/project-dialog";
import type { MenuTrigger } from "@/components/shell/on-demand/on-demand";
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from "@/components/ui/overlay/dropdown-menu";

interface ProjectMenuPanelProps extends ProjectPart {
  trigger: MenuTrigger;
}

/** The open menu, which replaces its button. */
export default function ProjectMenuPanel({ project, openDialog, trigger }: ProjectMenuPanelProps) {
  const status = useSetStatus(project);
  const mayManage = useCan("project:manage");
  const entries = useProjectEntries(project.id);
  const { choose, openChosen } = useChosenDialog(openDialog);
  return (
    <DropdownMenu trigger={trigger} className="min-w-64" onCloseAutoFocus={openChosen}>
      {entries.map((entry) => (
        <DropdownMenuItem
          key={entry.key}
          icon={entry.icon}
          href={entry.href}
          onSelect={() => "dialog" in entry && choose(entry.dialog)}
        >
          {entry.label}
        </DropdownMenuItem>
      ))}
      {mayManage && (
        <>
          <DropdownMenuSeparator />
          <StatusItems project={project} status={status} />
        </>
      )}
    </DropdownMenu>
  );
}
