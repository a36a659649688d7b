"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { dropTargetClasses, useDropTarget } from "@/components/dnd/drag-context";
import { useWorkspace } from "@/components/projects/workspace";
import { UNASSIGNED } from "@/components/updates/placement";
import { UpdatesList } from "@/components/updates/updates-list";
import { cn } from "@/lib/utils";
import { cardClasses, type FolderState, openCardClasses } from "./folder-card";
import { FolderHeader } from "./folder-header";
import { FolderPanel } from "./folder-panel";
import { pressed, UNASSIGNED_FOLDER } from "./use-folder";

/** What lies in no task: open when nothing else was asked for. */
export const UnassignedFolder = memo(function UnassignedFolder({ isOpen, isDrawn }: FolderState) {
  const t = useTranslations();
  const { project, openFolder, fresh } = useWorkspace();
  const name = t("tasks.unassigned");
  const dropTarget = useDropTarget(UNASSIGNED, name);
  return (
    <li className="contents">
      <div className={cn(cardClasses, isOpen && openCardClasses)}>
        <FolderHeader
          ref={dropTarget}
          className={dropTargetClasses}
          name={name}
          count={project.unassignedUpdateCount}
          newCount={fresh.unassigned}
          isOpen={isOpen}
          onPress={() => {
            openFolder(pressed(UNASSIGNED_FOLDER, isOpen));
          }}
        />
      </div>
      {(isOpen || isDrawn) && (
        <FolderPanel
          name={name}
          isOpen={isOpen}
          facts={t("updates.count", { count: project.unassignedUpdateCount })}
        >
          <UpdatesList
            placement={UNASSIGNED}
            label={t("updates.title")}
            expected={project.unassignedUpdateCount}
            waits={!isDrawn}
          />
        </FolderPanel>
      )}
    </li>
  );
});
