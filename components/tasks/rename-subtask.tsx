"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type SubmitEvent, useState } from "react";
import { useAction } from "@/components/form/use-action";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast-store";
import { MAX } from "@/lib/limits";
import type { SubtaskView } from "@/lib/tasks/view";

/** The name as a field: Enter saves, Escape or an empty name cancels (workspace.txt 5). */
export function RenameSubtask({ subtask, onClose }: { subtask: SubtaskView; onClose: () => void }) {
  const t = useTranslations("tasks");
  const { project, actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  const [name, setName] = useState(subtask.name);
  const { run, pending } = useAction(actions.renameSubtask, {
    onSuccess: (renamed) => {
      applyEvent({ type: "subtask.renamed", projectId: project.id, entityId: renamed.id }, renamed);
      toast({ title: t("subtaskUpdated") });
      onClose();
    },
    onError: ({ message }) => {
      toast({ title: t("subtaskUpdateFailed"), description: message, variant: "destructive" });
    },
  });
  const save = () => {
    const trimmed = name.trim();
    if (trimmed === "" || trimmed === subtask.name) onClose();
    else run({ id: subtask.id, name: trimmed });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <form onSubmit={onSubmit} className="min-w-0 flex-1 p-0.5">
      <Input
        aria-label={t("subtaskName")}
        value={name}
        readOnly={pending}
        maxLength={MAX.name}
        ref={selectAll}
        className="h-11 px-2.5 text-base lg:h-9"
        onKeyDown={onKeyDown}
        onBlur={pending ? undefined : onClose}
        onChange={({ target }) => {
          setName(target.value);
        }}
      />
    </form>
  );
}

/** Selects the text when the field appears, and only then. */
function selectAll(field: HTMLInputElement | null): void {
  field?.select();
}
