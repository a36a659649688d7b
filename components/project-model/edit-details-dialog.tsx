import { useTranslations } from "next-intl";
import { useState } from "react";
import { changedFields, type DetailFields, detailFields, type Details, isChanged } from "./changed-fields";
import { DetailInputs } from "./detail-inputs";
import type { EditAction } from "./project-actions";
import { useApplyEvent } from "./use-apply-event";
import { useWorkspace } from "./workspace";
import { DraftNote } from "@/components/form/draft-note";
import { draftName } from "@/components/form/draft-store";
import { FormError } from "@/components/form/form-error";
import { useActionForm } from "@/components/form/use-action-form";
import { useKeptDraft } from "@/components/form/use-kept-draft";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { FormActions, Sheet } from "@/components/ui/overlay/dialog";
import { toast } from "@/components/ui/toast/toast-store";
import type { ActionStamp } from "@/lib/http/shared/action-result";

/** A kind's title, its name's label and what is said after saving. */
const TEXTS = {
  project: {
    title: "project.edit",
    name: "projects.name",
    saved: "project.edited",
    failed: "project.editFailed",
  },
  task: { title: "tasks.editTask", name: "tasks.name", saved: "tasks.updated", failed: "tasks.updateFailed" },
  subtask: {
    title: "tasks.editSubtask",
    name: "tasks.subtaskName",
    saved: "tasks.subtaskUpdated",
    failed: "tasks.subtaskUpdateFailed",
  },
} as const;

type Kind = keyof typeof TEXTS;

interface EditDetailsDialogProps {
  kind: Kind;
  of: Details;
  /** The field that was pressed. Default: the first one. */
  focus?: keyof DetailFields;
  onClose: () => void;
}

/**
 * Changes the name, description and due date of a project, task or subtask. What was typed survives a reload; closing asks before
 * discarding it.
 */
export default function EditDetailsDialog({ kind, of, focus = "name", onClose }: EditDetailsDialogProps) {
  const t = useTranslations();
  const texts = TEXTS[kind];
  const save = useSave(kind);
  // The values when the dialog opened: somebody else may change them while it is open.
  const [initial] = useState(() => detailFields(of));
  const [others, setOthers] = useState<Partial<DetailFields>>({});
  const drafts = useDetailDrafts(kind, of.id, initial);
  const seen = { name: drafts.name.seen, description: drafts.description.seen, dueDate: drafts.dueDate.seen };
  const forget = () => {
    for (const draft of Object.values(drafts)) draft.forget();
    onClose();
  };
  const { formProps, pending, error, field } = useActionForm<unknown>(
    (form: FormData, stamp: ActionStamp) =>
      save({ ...Object.fromEntries(changedFields(form, seen)), seen: { ...seen, ...others } }, stamp),
    {
      keepAs: null,
      onError: ({ details }) => setOthers((before) => ({ ...before, ...details })),
      onSuccess: () => {
        toast({ title: t(texts.saved) });
        forget();
      },
    },
  );
  const { close, question } = useQuestion(() => isChanged(formProps.ref.current, seen), forget);
  return (
    <>
      <Sheet
        onClose={close}
        title={t(texts.title)}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          formProps.ref.current?.querySelector<HTMLElement>(`[name=${focus}]`)?.focus();
        }}
      >
        <form {...formProps} className="grid gap-4">
          <input type="hidden" name="id" value={of.id} />
          <DraftNote drafts={Object.values(drafts)} />
          <FormError error={error?.issues ? null : error} title={t(texts.failed)} />
          <DetailInputs drafts={drafts} others={others} label={t(texts.name)} field={field} />
          <FormActions submitLabel={t("project.save")} pending={pending} className="mt-2" />
        </form>
      </Sheet>
      {question}
    </>
  );
}

/** Each kind's action, which shows the change on the page too. */
function useSave(kind: Kind) {
  const { project, actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  const saves = {
    project: applying(actions.editProject, (edited) =>
      applyEvent({ type: "project.edited", projectId: edited.id, entityId: edited.id }, edited),
    ),
    task: applying(actions.editTask, (edited) =>
      applyEvent({ type: "task.edited", projectId: edited.projectId, entityId: edited.id }, edited),
    ),
    subtask: applying(actions.editSubtask, (edited) => {
      const { id: entityId, parentTaskId: taskId } = edited;
      applyEvent({ type: "subtask.edited", projectId: project.id, entityId, taskId }, edited);
    }),
  };
  return saves[kind];
}

function applying<T>(action: EditAction<T>, apply: (edited: T) => void): EditAction<T> {
  return async (edit, stamp) => {
    const result = await action(edit, stamp);
    if (result.ok) apply(result.data);
    return result;
  };
}

function useDetailDrafts(kind: string, id: string, initial: DetailFields) {
  const { viewer } = useWorkspace();
  const nameOf = (field: keyof DetailFields) => draftName(viewer.id, kind, id, field);
  return {
    name: useKeptDraft(nameOf("name"), initial.name),
    description: useKeptDraft(nameOf("description"), initial.description),
    dueDate: useKeptDraft(nameOf("dueDate"), initial.dueDate),
  };
}

/** Closes immediately if nothing was changed, else asks first. */
function useQuestion(isDirty: () => boolean, discard: () => void) {
  const t = useTranslations("project");
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (isDirty()) setAsking(true);
    else discard();
  };
  const question = (
    <ConfirmDialog
      open={asking}
      onClose={() => setAsking(false)}
      title={t("discardTitle")}
      description={t("discardBody")}
      confirmLabel={t("discard")}
      cancelLabel={t("keepEditing")}
      onConfirm={discard}
    />
  );
  return { close, question };
}
