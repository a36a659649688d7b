import Images from "lucide-react/icons/images";
import Inbox from "lucide-react/icons/inbox";
import { useTranslations } from "next-intl";
import { memo, type ReactNode } from "react";
import { FolderPanel } from "./folder-panel";
import { type FolderState, rowClasses } from "./folder-state";
import { ALL_UPDATES } from "@/components/project-model/placement";
import { newInAll, useWorkspace } from "@/components/project-model/workspace";
import { CountBadge } from "@/components/ui/display/count-badge";
import { Link } from "@/components/ui/text/link";
import { UpdatesList } from "@/components/updates/list/updates-list";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";
import { MOST_PHOTOS_COUNTED } from "@/lib/projects/limits";
import type { ProjectDetailView } from "@/lib/projects/view";
import { ALL_FOLDER } from "@/lib/updates/limits";

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

/** To the project's photos: below all updates, and on phones above the tasks. */
function PhotosLink({ project, className }: { project: ProjectDetailView; className: string }) {
  const t = useTranslations("photos");
  const { id, photoCount: count } = project;
  return (
    <Link
      href={paths.photos(id)}
      prefetch={false}
      className={cn("flex items-center gap-2.5 font-strong", className)}
    >
      <Images aria-hidden className="size-5.5 shrink-0 text-muted lg:size-5" />
      <span className="flex-1">{t("title")}</span>
      <Total label={t("count", { count })} className="font-normal">
        {count < MOST_PHOTOS_COUNTED ? count : `${MOST_PHOTOS_COUNTED - 1}+`}
      </Total>
    </Link>
  );
}

/** How many there are, beside their name. */
function Total({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <span className={cn("min-w-5 shrink-0 text-right text-sm text-muted", className)}>
      <span aria-hidden>{children}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
