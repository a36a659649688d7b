import { useTranslations } from "next-intl";
import { type EntryFieldProps, useEditDraft } from "./use-edit-draft";
import { draftFieldProps } from "@/components/form/use-kept-draft";
import { DraftNote } from "@/components/form/draft-note";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { Button } from "@/components/ui/input/button";
import { Textarea } from "@/components/ui/input/textarea";
import { toast } from "@/components/ui/toast/toast-store";
import { focusAtEnd } from "@/components/ui/focus/focus";
import { SubmitHint, submitOnCtrlEnter, submitWith } from "@/components/updates/submit-keys";
import { useReason } from "@/components/updates/use-reason";
import { useSaveOnce } from "@/components/updates/use-save-once";
import { WriteProblem } from "@/components/updates/write-problem";
import { api } from "@/lib/browser/api-client";
import { MAX } from "@/lib/shared/limits";
import { apiPath } from "@/lib/shared/paths/api-path";
import { trimmed } from "@/lib/shared/trimmed";

/** A field to edit the reader's own update; closes once the server has the change. */
export default function EditUpdate({ update, viewer, onClose }: EntryFieldProps) {
  const t = useTranslations("updates");
  const reasonOf = useReason();
  const draft = useEditDraft(update, viewer);
  const { text } = draft;
  const applyEvent = useApplyEvent();
  const send = (content: string) => api.patch(apiPath("updates", update.id), { content });
  const { save, isPending, error } = useSaveOnce(send, (edited) => {
    const { id, projectId, taskId, subtaskId } = edited;
    applyEvent({ type: "update.edited", projectId, entityId: id, taskId, subtaskId }, edited);
    toast({ title: t("editedToast") });
    draft.forget();
    onClose();
  });
  const over = trimmed(text).length - MAX.update;
  const problem = over > 0 ? t("tooLong", { over, max: MAX.update }) : error && reasonOf(error);
  const saveValid = () => {
    if (trimmed(text) && over <= 0) save(trimmed(text));
  };
  return (
    <form onSubmit={submitWith(saveValid)} className="grid gap-2.5">
      <Textarea
        aria-label={t("edit")}
        rows={3}
        {...draftFieldProps(draft)}
        readOnly={isPending}
        ref={focusAtEnd}
        onKeyDown={submitOnCtrlEnter}
      />
      <SubmitHint />
      <DraftNote drafts={[draft]} />
      <WriteProblem {...(over <= 0 && error && { title: t("editFailed") })} reason={problem} />
      <div className="flex gap-2.5">
        <Button type="submit" pending={isPending} disabled={trimmed(text) === "" || over > 0}>
          {t("save")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
