import { useTranslations } from "next-intl";
import { memo } from "react";
import { FolderHeader } from "./folder-header";
import { FolderPanel } from "./folder-panel";
import { type FolderState, rowClasses } from "./folder-state";
import { dropTargetClasses, useDropTarget } from "@/components/dnd/drag-context";
import { UNASSIGNED } from "@/components/project-model/placement";
import { useWorkspace } from "@/components/project-model/workspace";
import { UpdatesList } from "@/components/updates/list/updates-list";
import { cn } from "@/lib/shared/utils";
import { UNASSIGNED_FOLDER } from "@/lib/updates/limits";

/** The updates that are in no task: the default folder. */
export const UnassignedFolder = memo(function UnassignedFolder({
  isOpen,
  isDrawn,
  press,
  isListed = true,
}: FolderState) {
  const t = useTranslations();
  const { project, newCounts } = useWorkspace();
  const name = t("tasks.unassigned");
  const dropTarget = useDropTarget(UNASSIGNED, name);
  return (
    <li className="contents">
      <div className={cn(rowClasses, !isListed && "lg:hidden")}>
        <FolderHeader
          ref={dropTarget}
          className={dropTargetClasses}
          name={name}
          count={project.unassignedUpdateCount}
          newCount={newCounts.unassigned}
          isOpen={isOpen}
          onPress={() => press(UNASSIGNED_FOLDER, isOpen)}
        />
      </div>
      {isDrawn && <UnassignedPanel name={name} />}
    </li>
  );
});

const UnassignedPanel = memo(function UnassignedPanel({ name }: { name: string }) {
  const t = useTranslations("updates");
  const { project, newCounts } = useWorkspace();
  return (
    <FolderPanel name={name} newCount={newCounts.unassigned}>
      <div className="pt-2">
        <UpdatesList placement={UNASSIGNED} label={t("title")} expected={project.unassignedUpdateCount} />
      </div>
    </FolderPanel>
  );
});
