"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import Folder from "lucide-react/icons/folder";
import FolderOpen from "lucide-react/icons/folder-open";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { dropTargetClasses, useDropTarget } from "@/components/dnd/drag-context";
import { useSubtasks } from "@/components/project-model/use-tasks";
import { useWorkspace } from "@/components/project-model/workspace";
import { UpdatesList } from "@/components/updates/updates-list";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import { cn } from "@/lib/utils";

/** The subtasks that have updates, as folders in their task's folder; each loads its updates when opened. */
export function SubtaskFolders({ task }: { task: TaskView }) {
  const { data: subtasks } = useSubtasks(task.subtaskCount > 0 ? task.id : null);
  const { outgoing } = useWorkspace();
  const sendingTo = outgoing?.place.kind === "subtask" ? outgoing.place.subtaskId : null;
  const shown = subtasks?.filter(({ id, updateCount }) => updateCount > 0 || id === sendingTo) ?? [];
  if (shown.length === 0) return null;
  return (
    <ul className="mb-4 divide-y divide-line border-y border-line">
      {shown.map((subtask) => (
        <SubtaskFolder key={subtask.id} subtask={subtask} startsOpen={subtask.id === sendingTo} />
      ))}
    </ul>
  );
}

function SubtaskFolder({ subtask, startsOpen }: { subtask: SubtaskView; startsOpen: boolean }) {
  const t = useTranslations("updates");
  const content = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const placement = { kind: "subtask", taskId: subtask.parentTaskId, subtaskId: subtask.id } as const;
  const dropTarget = useDropTarget(placement, subtask.name);
  const Icon = isOpen ? FolderOpen : Folder;
  return (
    <li>
      <h3 ref={dropTarget} className={dropTargetClasses}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={content}
          className="flex min-h-12 w-full items-center gap-2.5 py-2 text-left font-strong hover:bg-sunk"
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          <Icon aria-hidden className={cn("size-5 shrink-0", isOpen ? "text-accent-text" : "text-muted")} />
          <span className="min-w-0 flex-1 leading-snug wrap-anywhere">{subtask.name}</span>
          <span className="shrink-0 text-sm font-normal text-muted">
            {t("count", { count: subtask.updateCount })}
          </span>
          <ChevronDown
            aria-hidden
            className={cn("size-5 shrink-0 transition-transform duration-150", isOpen && "rotate-180")}
          />
        </button>
      </h3>
      <div id={content} className={cn(isOpen && "pt-2 pb-3")}>
        {isOpen && <UpdatesList placement={placement} label={subtask.name} expected={subtask.updateCount} />}
      </div>
    </li>
  );
}
