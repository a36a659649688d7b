"use client";

import Plus from "lucide-react/icons/plus";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type SubmitEvent, useState } from "react";
import { useAction } from "@/components/form/use-action";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast-store";
import { MAX } from "@/lib/limits";

/** Lets the owner add subtasks one after another; Escape or an empty name closes the field. */
export function AddSubtask({ taskId, isFirst }: { taskId: string; isFirst: boolean }) {
  const t = useTranslations("tasks");
  const [adding, setAdding] = useState(false);
  if (adding)
    return (
      <NameField
        taskId={taskId}
        onClose={() => {
          setAdding(false);
        }}
      />
    );
  return (
    <>
      {isFirst && <p className="text-sm text-muted">{t("addFirst")}</p>}
      <Button
        variant="ghost"
        className="-ml-2 px-2 text-[0.9375rem] lg:min-h-9.5"
        onClick={() => {
          setAdding(true);
        }}
      >
        <Plus aria-hidden className="size-5" />
        {t("addSubtask")}
      </Button>
    </>
  );
}

function NameField({ taskId, onClose }: { taskId: string; onClose: () => void }) {
  const t = useTranslations("tasks");
  const [name, setName] = useState("");
  const { run, pending } = useAddSubtask(() => {
    setName("");
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed) run({ id: taskId, name: trimmed });
    else onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };
  return (
    <form onSubmit={onSubmit} className="flex gap-2 p-0.5 py-1.5">
      <Input
        aria-label={t("subtaskName")}
        placeholder={t("subtaskName")}
        value={name}
        readOnly={pending}
        maxLength={MAX.name}
        ref={focus}
        className="h-12 flex-1 px-3 lg:h-10"
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setName(target.value);
        }}
      />
      <Button
        type="submit"
        variant="secondary"
        pending={pending}
        disabled={name.trim() === ""}
        className="px-3 lg:min-h-10"
      >
        <Plus aria-hidden className="size-5" />
        <span className="sr-only">{t("addSubtask")}</span>
      </Button>
    </form>
  );
}

function useAddSubtask(onAdded: () => void) {
  const t = useTranslations("tasks");
  const { project, actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  return useAction(actions.addSubtask, {
    onSuccess: (subtask) => {
      applyEvent({ type: "subtask.created", projectId: project.id, entityId: subtask.id }, subtask);
      toast({ title: t("subtaskCreated") });
      onAdded();
    },
    onError: ({ message }) => {
      toast({ title: t("subtaskCreateFailed"), description: message, variant: "destructive" });
    },
  });
}

function focus(field: HTMLInputElement | null): void {
  field?.focus();
}
