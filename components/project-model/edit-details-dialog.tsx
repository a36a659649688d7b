import { useTranslations } from "next-intl";
import { useState } from "react";
import { changedFields, type DetailFields, detailFields, type Details, isChanged } from "./changed-fields";
import { DetailInputs } from "./detail-inputs";
import { DraftNote } from "@/components/form/draft-note";
import { draftName } from "@/components/form/draft-store";
import { FormError } from "@/components/form/form-error";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { useKeptDraft } from "@/components/form/use-kept-draft";
import { useWorkspace } from "@/components/project-model/workspace";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { FormActions, Sheet } from "@/components/ui/overlay/dialog";
import { toast } from "@/components/ui/toast/toast-store";
import type { ActionStamp } from "@/lib/http/shared/action-result";

interface EditDetailsDialogProps<T> {
  kind: "project" | "task" | "subtask";
  of: Details;
  /** The title, the name's label, and what is said after saving. */
  texts: Record<"title" | "name" | "saved" | "failed", string>;
  action: FormAction<T>;
  /** The field that was pressed. Default: the first one. */
  focus?: keyof DetailFields;
  onSaved: (answer: T) => void;
  onClose: () => void;
}

/**
 * Changes the name, description and due date of a project, task or subtask. What was typed survives a reload; closing asks before
 * discarding it.
 */
export function EditDetailsDialog<T>({ of, focus = "name", onClose, ...props }: EditDetailsDialogProps<T>) {
  const { kind, texts, action, onSaved } = props;
  const t = useTranslations();
  // The values when the dialog opened: somebody else may change them while it is open.
  const [initial] = useState(() => detailFields(of));
  const drafts = useDetailDrafts(kind, of.id, initial);
  const forget = () => {
    for (const draft of Object.values(drafts)) draft.forget();
    onClose();
  };
  const { formProps, pending, error, field } = useEditForm(action, initial, (answer) => {
    onSaved(answer);
    toast({ title: texts.saved });
    forget();
  });
  const { close, question } = useQuestion(() => isChanged(formProps.ref.current, initial), forget);
  return (
    <>
      <Sheet
        onClose={close}
        title={texts.title}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          formProps.ref.current?.querySelector<HTMLElement>(`[name=${focus}]`)?.focus();
        }}
      >
        <form {...formProps} className="grid gap-4">
          <input type="hidden" name="id" value={of.id} />
          <DraftNote drafts={Object.values(drafts)} />
          <FormError error={error?.issues ? null : error} title={texts.failed} />
          <DetailInputs drafts={drafts} label={texts.name} field={field} />
          <FormActions submitLabel={t("project.save")} pending={pending} className="mt-2" />
        </form>
      </Sheet>
      {question}
    </>
  );
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

function useEditForm<T>(action: FormAction<T>, initial: DetailFields, onSuccess: (answer: T) => void) {
  return useActionForm((form: FormData, stamp: ActionStamp) => action(changedFields(form, initial), stamp), {
    keepAs: null,
    onSuccess,
  });
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
