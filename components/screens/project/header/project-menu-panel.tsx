import { useRef } from "react";
import { StatusItems } from "./status-items";
import { type ProjectEntry, useProjectEntries } from "./use-project-entries";
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
  const chosen = useRef<ProjectDialog | null>(null);
  // Opens a dialog once the focus is back on the button, so that closing the dialog returns it there.
  const openChosenDialog = () => {
    if (chosen.current) openDialog(chosen.current);
    chosen.current = null;
  };
  return (
    <DropdownMenu trigger={trigger} className="min-w-64" onCloseAutoFocus={openChosenDialog}>
      {entries.map((entry) => (
        <MenuItem
          key={entry.key}
          entry={entry}
          onChoose={(dialog) => {
            chosen.current = dialog;
          }}
        />
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

function MenuItem({ entry: { icon: Icon, label, dialog, href }, onChoose }: MenuItemProps) {
  if (href)
    return (
      <DropdownMenuItem className="min-h-12" asChild>
        <Link href={href}>
          <Icon aria-hidden />
          {label}
        </Link>
      </DropdownMenuItem>
    );
  return (
    <DropdownMenuItem
      className="min-h-12"
      disabled={!dialog}
      onSelect={() => {
        if (dialog) onChoose(dialog);
      }}
    >
      <Icon aria-hidden />
      {label}
    </DropdownMenuItem>
  );
}
