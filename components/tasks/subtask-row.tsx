"use client";

import { type ComponentProps, useState } from "react";
import { useTranslations } from "next-intl";
import { dropTargetClasses, useDropTarget } from "@/components/dnd/drag-context";
import { useCan } from "@/components/project-model/use-can";
import { focusIfLost } from "@/components/updates/focus";
import type { SubtaskView } from "@/lib/tasks/view";
import { cn } from "@/lib/utils";
import { RenameSubtask } from "./rename-subtask";
import { SubtaskMenu } from "./subtask-menu";
import { useCompleteSubtask } from "./use-complete-subtask";

interface SubtaskRowProps extends ComponentProps<"li"> {
  subtask: SubtaskView;
}

/** An open subtask: everyone who sees it can complete it; the owner renames it by pressing its name (workspace.txt 6). */
export function SubtaskRow({ subtask, className, ...props }: SubtaskRowProps) {
  const t = useTranslations("tasks");
  const mayRename = useCan("subtask:rename");
  const { complete } = useCompleteSubtask(subtask);
  const [renaming, setRenaming] = useState<boolean | null>(null);
  const place = { kind: "subtask", taskId: subtask.parentTaskId, subtaskId: subtask.id } as const;
  const dropTarget = useDropTarget(place, subtask.name);
  const nameClasses = "min-w-0 flex-1 py-1 text-left text-[0.9375rem] leading-snug wrap-anywhere";
  return (
    <li
      {...props}
      ref={dropTarget}
      className={cn("flex min-h-12 items-center rounded-chip lg:min-h-9.5", dropTargetClasses, className)}
    >
      <button
        type="button"
        role="checkbox"
        aria-checked={false}
        aria-label={t("complete", { name: subtask.name })}
        className="group -ml-3 grid size-12 shrink-0 place-items-center lg:-ml-2 lg:size-9.5"
        onClick={complete}
      >
        <span className="size-5.5 rounded-[6px] border-2 border-edge bg-surface group-hover:border-ok" />
      </button>
      {renaming && (
        <RenameSubtask
          subtask={subtask}
          onClose={() => {
            setRenaming(false);
          }}
        />
      )}
      {!renaming && mayRename && (
        <button
          type="button"
          aria-label={t("rename", { name: subtask.name })}
          {...(renaming === false && { ref: focusIfLost })}
          className={cn(nameClasses, "min-h-12 hover:text-blue lg:min-h-9")}
          onClick={() => {
            setRenaming(true);
          }}
        >
          {subtask.name}
        </button>
      )}
      {!renaming && !mayRename && <span className={nameClasses}>{subtask.name}</span>}
      {!renaming && <SubtaskMenu subtask={subtask} />}
    </li>
  );
}
