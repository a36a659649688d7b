import { useTranslations } from "next-intl";
import { memo } from "react";
import { FolderHeader } from "./folder-header";
import { FolderPanel } from "./folder-panel";
import type { FolderState } from "./folder-state";
import { UNASSIGNED } from "@/components/project-model/placement";
import { useWorkspace } from "@/components/project-model/workspace";
import { UpdatesList } from "@/components/updates/list/updates-list";
import { UNASSIGNED_FOLDER } from "@/lib/updates/limits";

/** The updates that are in no task: the default folder. */
export const UnassignedFolder = memo(function UnassignedFolder({
  isOpen,
  isDrawn,
  press,
  isListed,
}: FolderState) {
  const t = useTranslations();
  const { project, newCounts } = useWorkspace();
  const name = t("tasks.unassigned");
  return (
    <li className="contents">
      <FolderHeader
        place={UNASSIGNED}
        name={name}
        count={project.unassignedUpdateCount}
        newCount={newCounts.unassigned}
        isOpen={isOpen}
        isListed={isListed}
        onPress={() => press(UNASSIGNED_FOLDER, isOpen)}
      />
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
