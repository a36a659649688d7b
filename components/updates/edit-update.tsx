"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast-store";
import { api } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import { MAX } from "@/lib/limits";
import type { UpdateView } from "@/lib/updates/view";
import { focusAtEnd } from "./focus";
import { useReason } from "./use-field-write";
import { WriteProblem } from "./write-problem";

/** The text of the reader's own update as a field, until the server has the change. */
export function EditUpdate({ update, onClose }: { update: UpdateView; onClose: () => void }) {
  const t = useTranslations("updates");
  const reasonOf = useReason();
  const [text, setText] = useState(update.content);
  const { mutate, isPending, error } = useSave(update, onClose);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() && !isPending) mutate(text.trim());
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-2.5">
      <Textarea
        aria-label={t("edit")}
        rows={3}
        value={text}
        readOnly={isPending}
        maxLength={MAX.update}
        ref={focusAtEnd}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <WriteProblem reason={error && reasonOf(error)} />
      <div className="flex gap-2.5">
        <Button type="submit" pending={isPending} disabled={text.trim() === ""}>
          {t("save")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

function useSave(update: UpdateView, onClose: () => void) {
  const t = useTranslations("updates");
  const reasonOf = useReason();
  const applyEvent = useApplyEvent();
  return useMutation({
    mutationFn: async (content: string) =>
      (await api.patch(apiPaths.update(update.id), { content })) as UpdateView,
    onSuccess: (edited) => {
      const { id, projectId, taskId, subtaskId } = edited;
      applyEvent({ type: "update.edited", projectId, entityId: id, taskId, subtaskId }, edited);
      toast({ title: t("editedToast") });
      onClose();
    },
    onError: (thrown) => {
      toast({ title: t("editFailed"), description: reasonOf(thrown), variant: "destructive" });
    },
  });
}
