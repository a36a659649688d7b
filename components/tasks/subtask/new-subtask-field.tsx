import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useEffectEvent } from "react";
import { draftName, readDraft } from "@/components/form/draft-store";
import { focusOnMount } from "@/components/form/focus-on-mount";
import { useAction } from "@/components/form/use-action";
import { draftFieldProps, useKeptDraft } from "@/components/form/use-kept-draft";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { Button } from "@/components/ui/input/button";
import { Input } from "@/components/ui/input/input";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import { MAX } from "@/lib/shared/limits";
import { trimmed } from "@/lib/shared/trimmed";
import { submitWith } from "@/components/updates/submit-keys";

/** Adds subtasks one after another. An empty name closes the field; Escape does too, and keeps what was typed. */
export default function NewSubtaskField({ taskId, onClose }: { taskId: string; onClose: () => void }) {
  const t = useTranslations("tasks");
  const { add, pending, draft } = useAddSubtask(taskId);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    if (draft.isKept) toast({ title: t("subtaskNotAdded"), description: t("textKept") });
    onClose();
  };
  return (
    <form
      onSubmit={submitWith(pending || trimmed(draft.text) ? add : onClose)}
      className="flex gap-2 px-4 py-1.5 not-first:border-t not-first:border-line lg:px-0.5"
    >
      <Input
        aria-label={t("subtaskName")}
        placeholder={t("subtaskName")}
        {...draftFieldProps(draft)}
        maxLength={MAX.name}
        ref={focusOnMount}
        className="h-12 flex-1 px-3 lg:h-10"
        onKeyDown={onKeyDown}
      />
      <Button
        type="submit"
        variant="secondary"
        pending={pending}
        disabled={trimmed(draft.text) === ""}
        className="px-3 lg:min-h-10"
      >
        <Plus aria-hidden className="size-5" />
        <span className="sr-only">{t("addSubtask")}</span>
      </Button>
    </form>
  );
}

function useAddSubtask(taskId: string) {
  const t = useTranslations("tasks");
  const { project, viewer, actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  const name = draftName(viewer.id, "new-subtask", taskId);
  const draft = useKeptDraft(name);
  // A page that ends during the call has lost nothing.
  const sent = useKeptDraft(draftName(viewer.id, "new-subtask", taskId, "sent"));
  const { run, pending } = useAction(actions.addSubtask, {
    onSuccess: (subtask) => {
      applyEvent({ type: "subtask.created", projectId: project.id, entityId: subtask.id }, subtask);
      toast({ title: t("subtaskCreated") });
      sent.forget();
    },
    onError: toastFailure(t("subtaskCreateFailed")),
  });
  const putBack = useEffectEvent(() => {
    if (pending || !sent.isKept) return;
    // Before what was typed since.
    draft.setText([sent.text, readDraft(name)?.text].filter(Boolean).join(" "));
    sent.forget();
  });
  useEffect(() => putBack(), [pending]);
  const add = () => {
    if (pending) return;
    sent.setText(draft.text);
    draft.forget();
    run({ id: taskId, name: trimmed(draft.text) });
  };
  return { add, pending, draft };
}
