import { ChevronDown, CircleCheck, Folder, FolderOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { rowClasses } from "./folder-state";
import { NewChip } from "./new-chip";
import { dropTargetClasses, useDropTarget } from "@/components/dnd/drag-context";
import type { Placement } from "@/components/project-model/placement";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { CountBadge } from "@/components/ui/display/count-badge";
import { cn } from "@/lib/shared/utils";

export const NotOpened = onDemand(() => import("@/components/offline/not-opened"));

interface FolderHeaderProps {
  /** Where what is dropped on it goes. */
  place: Placement;
  name: string;
  /** BCP 47. */
  nameLang?: string | undefined;
  /** All its updates, including those of its subtasks. */
  count: number;
  /** How many of them were new when the page opened. */
  newCount: number;
  isOpen: boolean;
  isCompleted?: boolean;
  /** False: it does not open, and says why. */
  isHere?: boolean;
  /** Whether the desktop's list shows it. */
  isListed?: boolean | undefined;
  /** Shown below the name. */
  due?: ReactNode;
  /** A 44 px button before the chevron, on phones while it is open. */
  menu?: ReactNode;
  onPointerDown?: () => void;
  onPress: () => void;
}

/** A folder's row in the list, which opens the folder; updates are dropped on it. */
export function FolderHeader({
  place,
  name,
  nameLang,
  count,
  newCount,
  isOpen,
  isCompleted = false,
  isHere = true,
  isListed = true,
  due,
  menu,
  onPointerDown,
  onPress,
}: FolderHeaderProps) {
  const dropTarget = useDropTarget(place, name);
  const Icon = isOpen ? FolderOpen : Folder;
  return (
    <div className={cn(rowClasses, !isListed && "lg:hidden")}>
      <div
        ref={dropTarget}
        className={cn(
          "relative rounded-button lg:rounded-[10px] lg:border lg:border-transparent",
          isOpen && "lg:border-line lg:bg-surface",
          dropTargetClasses,
        )}
        {...(onPointerDown && { onPointerDown })}
      >
        <h3>
          <button
            type="button"
            aria-expanded={isOpen}
            {...(!isHere && { "aria-disabled": true })}
            className={cn(
              "flex min-h-12 w-full items-center gap-2.5 rounded-[inherit] py-1.5 text-left font-strong hover:bg-sunk lg:min-h-9.5 lg:px-2.75 lg:text-[0.9375rem]",
              isOpen ? "lg:font-bold lg:hover:bg-transparent" : "lg:font-normal",
              !isHere && "text-muted",
            )}
            onClick={isHere ? onPress : undefined}
          >
            <Icon
              aria-hidden
              className={cn("size-5.5 shrink-0 lg:size-5", isOpen ? "text-accent-text" : "text-muted")}
            />
            <span className="min-w-0 leading-snug wrap-anywhere">
              <span {...(nameLang && { lang: nameLang })} className={cn(isOpen && "max-lg:title-section")}>
                {name}
              </span>
              {isHere ? due : <NotOpened />}
            </span>
            <Marks count={count} newCount={newCount} isOpen={isOpen} isCompleted={isCompleted} />
            {menu && <span className="w-9 shrink-0 lg:hidden" />}
            <ChevronDown
              aria-hidden
              className={cn(
                "ml-3 size-5.5 shrink-0 transition-transform duration-150 lg:hidden",
                isOpen ? "[transform:rotate(180deg)]" : "text-muted",
                !isHere && "hidden",
              )}
            />
          </button>
        </h3>
        {menu && <div className="absolute top-0.5 right-8 lg:hidden">{menu}</div>}
      </div>
    </div>
  );
}

export type MarksProps = Pick<FolderHeaderProps, "count" | "newCount" | "isOpen" | "isCompleted">;

/**
 * Counts of new and all updates, and a check if the task is completed. An open folder on a phone shows only the new ones, in
 * words.
 */
export function Marks({ count, newCount, isOpen, isCompleted }: MarksProps) {
  const t = useTranslations();
  return (
    <>
      {isOpen && (
        <span className="lg:hidden">
          <NewChip count={newCount} />
        </span>
      )}
      <span className="flex-1" />
      <CountBadge
        count={newCount}
        label={t("updates.newCount", { count: newCount })}
        {...(isOpen && { className: "max-lg:hidden" })}
      />
      {isCompleted && (
        <span className="shrink-0 text-ok">
          <CircleCheck aria-hidden className="size-5" />
          <span className="sr-only">{t("tasks.done")}</span>
        </span>
      )}
      <span className={cn("shrink-0 text-right text-sm text-muted lg:min-w-4", !isOpen && "font-normal")}>
        <span aria-hidden className={cn(isOpen && "max-lg:hidden")}>
          {count}
        </span>
        <span className="sr-only">{t("updates.count", { count })}</span>
      </span>
    </>
  );
}
