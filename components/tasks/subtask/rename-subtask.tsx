import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { draftName } from "@/components/form/draft-store";
import { useAction } from "@/components/form/use-action";
import { draftFieldProps, useKeptDraft } from "@/components/form/use-kept-draft";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { Input } from "@/components/ui/input/input";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import { MAX } from "@/lib/shared/limits";
import { trimmed } from "@/lib/shared/trimmed";
import type { SubtaskView } from "@/lib/tasks/view";
import { submitWith } from "@/components/updates/submit-keys";

/**
 * The name as a field: Enter and leaving the field save, an empty name cancels. Escape and leaving the page keep the new name as
 * a draft, with which the field opens next time.
 */
export default function RenameSubtask({ subtask, onClose }: { subtask: SubtaskView; onClose: () => void }) {
  const t = useTranslations("tasks");
  const { save, pending, draft } = useRename(subtask, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    if (draft.isKept) toast({ title: t("subtaskNotRenamed"), description: t("textKept") });
    onClose();
  };
  return (
    <form onSubmit={submitWith(save)} className="relative z-10 min-w-0 flex-1 p-0.5 pr-3 lg:pr-0.5">
      <Input
        aria-label={t("subtaskName")}
        {...draftFieldProps(draft)}
        readOnly={pending}
        maxLength={MAX.name}
        ref={selectAll}
        className="h-11 px-2.5 text-base lg:h-9.5"
        onKeyDown={onKeyDown}
        onBlur={save}
      />
    </form>
  );
}

function useRename(subtask: SubtaskView, onClose: () => void) {
  const t = useTranslations("tasks");
  const { project, viewer, actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  const draft = useKeptDraft(draftName(viewer.id, "subtask", subtask.id, "name"), subtask.name);
  const { run, pending } = useAction(actions.renameSubtask, {
    onSuccess: (renamed) => {
      draft.forget();
      applyEvent({ type: "subtask.renamed", projectId: project.id, entityId: renamed.id }, renamed);
      toast({ title: t("subtaskUpdated") });
      onClose();
    },
    onError: toastFailure(t("subtaskUpdateFailed")),
  });
  const save = () => {
    const name = trimmed(draft.text);
    if (name !== "" && name !== subtask.name) {
      run({ id: subtask.id, name });
      return;
    }
    draft.forget();
    onClose();
  };
  return { save, pending, draft };
}

/** Selects the text, only when the field appears. */
function selectAll(field: HTMLInputElement | null): void {
  field?.select();
}
