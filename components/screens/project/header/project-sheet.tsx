import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { ProjectDescription } from "./project-description";
import {
  type ProjectEntry,
  useChosenDialog,
  useProjectEntries,
  useStatusChoices,
} from "./use-project-entries";
import { type SetStatus, useSetStatus } from "./use-set-status";
import { StatusBadge } from "@/components/project-model/status-badge";
import { useCan } from "@/components/project-model/use-can";
import { useWorkspace } from "@/components/project-model/workspace";
import type { ProjectDialog, ProjectPart } from "@/components/screens/project/project-dialog";
import { MenuList, menuRow } from "@/components/shell/bar/menu-list";
import { Sheet } from "@/components/ui/overlay/dialog";
import { Link } from "@/components/ui/text/link";

interface ProjectSheetProps extends ProjectPart {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * On phones: the project's description, status and menu, and the navigation. Stays mounted once opened, since a change of status
 * may be pending.
 */
export default function ProjectSheet({ project, openDialog, isOpen, onClose }: ProjectSheetProps) {
  const status = useSetStatus(project);
  const { viewer, actions } = useWorkspace();
  const mayManage = useCan("project:manage");
  const entries = useProjectEntries(project.id);
  const { choose, openChosen } = useChosenDialog(openDialog);
  return (
    <Sheet open={isOpen} onClose={onClose} title={project.name} onCloseAutoFocus={openChosen}>
      <StatusBadge status={project.status} />
      <ProjectDescription project={project} className="mt-2 text-muted" />
      <ul className="-mx-3 mt-3 border-t border-line pt-2">
        {entries.map((entry) => (
          <li key={entry.key}>
            <SheetEntry entry={entry} onChoose={choose} onClose={onClose} />
          </li>
        ))}
      </ul>
      {mayManage && <StatusEntries project={project} status={status} onClose={onClose} />}
      <div className="-mx-3 mt-2 border-t border-line pt-2">
        <MenuList name={viewer.name} logOut={actions.logOut} onLeave={onClose} />
      </div>
    </Sheet>
  );
}

interface SheetEntryProps {
  entry: ProjectEntry;
  onChoose: (dialog: ProjectDialog) => void;
  onClose: () => void;
}

function SheetEntry({ entry, onChoose, onClose }: SheetEntryProps) {
  const { icon: Icon, label } = entry;
  if (entry.href !== undefined)
    return (
      <Link href={entry.href} className={menuRow} onClick={onClose}>
        <Icon aria-hidden />
        {label}
      </Link>
    );
  const choose = () => {
    onChoose(entry.dialog);
    onClose();
  };
  return (
    <button type="button" className={menuRow} onClick={choose}>
      <Icon aria-hidden />
      {label}
    </button>
  );
}

interface StatusEntriesProps extends Pick<ProjectSheetProps, "project" | "onClose"> {
  status: SetStatus;
}

function StatusEntries({ project, status, onClose }: StatusEntriesProps) {
  const t = useTranslations("project");
  return (
    <section aria-label={t("status")} className="-mx-3 mt-2 border-t border-line pt-2">
      <p aria-hidden className="px-3 py-2 text-sm text-muted">
        {t("status")}
      </p>
      {useStatusChoices().map(({ value, icon: Icon, label }) => (
        <button
          key={value}
          type="button"
          className={menuRow}
          disabled={status.pending || value === project.status}
          onClick={() => {
            status.set(value);
            onClose();
          }}
        >
          <Icon aria-hidden />
          {label}
          {value === project.status && <Check aria-hidden className="ml-auto" />}
        </button>
      ))}
    </section>
  );
}
