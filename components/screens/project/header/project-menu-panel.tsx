import { StatusItems } from "./status-menu-panel";
import { type ProjectEntry, useChosenDialog, useProjectEntries } from "./use-project-entries";
import { useSetStatus } from "./use-set-status";
import { useCan } from "@/components/project-model/use-can";
import type { ProjectDialog, ProjectPart } from "@/components/screens/project/project-dialog";
import type { MenuTrigger } from "@/components/shell/on-demand/on-demand";
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from "@/components/ui/overlay/dropdown-menu";
import { Link } from "@/components/ui/text/link";

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
        <MenuItem key={entry.key} entry={entry} onChoose={choose} />
      ))}
      {mayManage && (
        <>
          <DropdownMenuSeparator />
          <StatusItems current={project.status} status={status} />
        </>
      )}
    </DropdownMenu>
  );
}

interface MenuItemProps {
  entry: ProjectEntry;
  onChoose: (dialog: ProjectDialog) => void;
}

function MenuItem({ entry, onChoose }: MenuItemProps) {
  const { icon: Icon, label } = entry;
  if (entry.href === undefined)
    return (
      <DropdownMenuItem icon={Icon} onSelect={() => onChoose(entry.dialog)}>
        {label}
      </DropdownMenuItem>
    );
  return (
    <DropdownMenuItem asChild>
      <Link href={entry.href}>
        <Icon aria-hidden />
        {label}
      </Link>
    </DropdownMenuItem>
  );
}
