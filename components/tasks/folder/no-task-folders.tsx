import { Inbox } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { FolderHeader } from "./folder-header";
import { FolderPanel } from "./folder-panel";
import { type FolderState, rowClasses } from "./folder-state";
import { PhotosLink, Total } from "./photos-link";
import { ALL_UPDATES, UNASSIGNED } from "@/components/project-model/placement";
import { newInAll, useWorkspace } from "@/components/project-model/workspace";
import { CountBadge } from "@/components/ui/display/count-badge";
import { UpdatesList } from "@/components/updates/list/updates-list";
import { cn } from "@/lib/shared/utils";
import { ALL_FOLDER, UNASSIGNED_FOLDER } from "@/lib/updates/limits";

/** All updates, as a folder above the tasks, and the way to the photos. Phones have a switch instead of the folder. */
export const AllFolder = memo(function AllFolder({ isOpen, isDrawn }: FolderState) {
  const t = useTranslations("updates");
  const { project, openFolder, chooseView, newCounts } = useWorkspace();
  const newCount = newInAll(newCounts);
  return (
    <li className="contents">
      <div className="hidden border-line pb-1.5 lg:mb-1.5 lg:block lg:border-b">
        <button
          type="button"
          aria-expanded={isOpen}
          className={cn(
            "flex min-h-10 w-full items-center gap-2.5 rounded-[10px] border px-2.75 text-left text-[0.9375rem]",
            isOpen ? "border-line bg-surface font-bold" : "border-transparent font-strong hover:bg-sunk",
          )}
          onClick={() => {
            chooseView("all");
            openFolder(ALL_FOLDER);
          }}
        >
          <Inbox aria-hidden className={cn("size-5 shrink-0", isOpen ? "text-accent-text" : "text-muted")} />
          <span className="flex-1">{t("all")}</span>
          <CountBadge count={newCount} label={t("newCount", { count: newCount })} />
          <Total label={t("count", { count: project.updateCount })} className={cn(!isOpen && "font-normal")}>
            {project.updateCount}
          </Total>
        </button>
        <PhotosLink
          project={project}
          className="min-h-10 rounded-[10px] px-2.75 text-[0.9375rem] hover:bg-sunk"
        />
      </div>
      <div className={cn(rowClasses, "lg:hidden")}>
        <PhotosLink project={project} className="min-h-12" />
      </div>
      {isDrawn && (
        <FolderPanel name={t("all")} newCount={newCount}>
          <div className="pt-3">
            <UpdatesList placement={ALL_UPDATES} label={t("all")} expected={project.updateCount} />
          </div>
        </FolderPanel>
      )}
    </li>
  );
});

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
