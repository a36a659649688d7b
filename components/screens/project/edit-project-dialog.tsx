"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { changedFields, isChanged, type ProjectFields, projectFields } from "./changed-fields";
import { DateField } from "@/components/form/date-field";
import { DraftNote } from "@/components/form/draft-note";
import { draftName } from "@/components/form/draft-store";
import { TextareaField, TextField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { useActionForm } from "@/components/form/use-action-form";
import { draftFieldProps, useKeptDraft } from "@/components/form/use-kept-draft";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { Button } from "@/components/ui/input/button";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { Dialog, DialogActions, DialogClose, DialogContent } from "@/components/ui/overlay/dialog";
import { toast } from "@/components/ui/toast/toast-store";
import type { ActionStamp } from "@/lib/http/shared/action-result";
import type { ProjectDetailView } from "@/lib/projects/view";
import { MAX } from "@/lib/shared/limits";

interface EditProjectDialogProps {
  project: ProjectDetailView;
  /** The field that was pressed. Default: the first one. */
  focus?: keyof ProjectFields;
  onClose: () => void;
}

/** Changes the project's name, description and due date. What was typed survives a reload; closing asks before discarding it. */
export default function EditProjectDialog({ project, focus = "name", onClose }: EditProjectDialogProps) {
  const t = useTranslations();
  // The values when the dialog opened: somebody else may change the project while it is open.
  const [initial] = useState(() => projectFields(project));
  const drafts = useProjectDrafts(project.id, initial);
  const { name, description, dueDate } = drafts;
  const forget = () => {
    for (const draft of Object.values(drafts)) draft.forget();
    onClose();
  };
  const { formProps, pending, error, fieldError } = useEditForm(initial, forget);
  const { close, question } = useQuestion(() => isChanged(formProps.ref.current, initial), forget);
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent
        title={t("project.edit")}
        closeLabel={t("common.close")}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          formProps.ref.current?.querySelector<HTMLElement>(`[name=${focus}]`)?.focus();
        }}
      >
        <form {...formProps} className="grid gap-4">
          <input type="hidden" name="id" value={project.id} />
          <DraftNote drafts={Object.values(drafts)} />
          <FormError error={error?.issues ? null : error} title={t("project.editFailed")} />
          <TextField
            name="name"
            label={t("projects.name")}
            error={fieldError("name")}
            {...draftFieldProps(name)}
            maxLength={MAX.name}
            autoComplete="off"
          />
          <TextareaField
            name="description"
            label={t("projects.description")}
            error={fieldError("description")}
            {...draftFieldProps(description)}
            maxLength={MAX.description}
            rows={3}
            optional
          />
          <DateField
            name="dueDate"
            label={t("projects.dueDate")}
            clearLabel={t("projects.noDueDate")}
            emptyText={t("projects.noDueDate")}
            error={fieldError("dueDate")}
            value={dueDate.text}
            onValue={dueDate.setText}
            optional
          />
          <DialogActions className="mt-2">
            <DialogClose asChild>
              <Button variant="secondary">{t("common.cancel")}</Button>
            </DialogClose>
            <Button type="submit" pending={pending}>
              {t("project.save")}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
      {question}
    </Dialog>
  );
}

function useProjectDrafts(projectId: string, initial: ProjectFields) {
  const { viewer } = useWorkspace();
  const nameOf = (field: keyof ProjectFields) => draftName(viewer.id, "project", projectId, field);
  return {
    name: useKeptDraft(nameOf("name"), initial.name),
    description: useKeptDraft(nameOf("description"), initial.description),
    dueDate: useKeptDraft(nameOf("dueDate"), initial.dueDate),
  };
}

function useEditForm(initial: ProjectFields, onSaved: () => void) {
  const t = useTranslations("project");
  const { actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  return useActionForm(
    (form: FormData, stamp: ActionStamp) => actions.editProject(changedFields(form, initial), stamp),
    {
      keepAs: null,
      onSuccess: (project) => {
        const { id } = project;
        applyEvent({ type: "project.edited", projectId: id, entityId: id }, project);
        toast({ title: t("edited") });
        onSaved();
      },
    },
  );
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
      onOpenChange={setAsking}
      title={t("discardTitle")}
      description={t("discardBody")}
      confirmLabel={t("discard")}
      cancelLabel={t("keepEditing")}
      onConfirm={discard}
    />
  );
  return { close, question };
}
