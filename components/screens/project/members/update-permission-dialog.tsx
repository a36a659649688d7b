import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useWorkspace } from "@/components/project-model/workspace";
import { FormActions, Sheet } from "@/components/ui/overlay/dialog";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import type { ProjectDetailView } from "@/lib/projects/view";
import { submitWith } from "@/components/updates/submit-keys";

type Permission = ProjectDetailView["updatePermission"];

interface UpdatePermissionDialogProps {
  project: ProjectDetailView;
  onClose: () => void;
}

/** Who may post updates in the project, in plain words. */
export default function UpdatePermissionDialog({ project, onClose }: UpdatePermissionDialogProps) {
  const t = useTranslations("project");
  const [chosen, setChosen] = useState<Permission>(project.updatePermission);
  const { run, pending } = useSave(onClose);
  return (
    <Sheet onClose={onClose} title={t("whoPosts")} description={t("whoPostsHint")}>
      <form onSubmit={submitWith(() => run({ id: project.id, updatePermission: chosen }))}>
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t("whoPosts")}</legend>
          <Options chosen={chosen} onChoose={setChosen} />
        </fieldset>
        <FormActions submitLabel={t("save")} pending={pending} />
      </form>
    </Sheet>
  );
}

function useSave(onClose: () => void) {
  const t = useTranslations("project");
  const { actions } = useWorkspace();
  const applyEvent = useApplyEvent();
  return useAction(actions.setUpdatePermission, {
    onSuccess: (project) => {
      const { id } = project;
      applyEvent({ type: "project.update-permission-set", projectId: id, entityId: id }, project);
      toast({ title: t("permissionSaved") });
      onClose();
    },
    onError: toastFailure(t("permissionFailed")),
  });
}

function Options({ chosen, onChoose }: { chosen: Permission; onChoose: (permission: Permission) => void }) {
  const t = useTranslations("project");
  const options = [
    { value: "all_contributors", label: t("allContributors"), hint: t("allContributorsHint") },
    { value: "owner_admin", label: t("ownerAdmin"), hint: t("ownerAdminHint") },
    { value: "owner_only", label: t("ownerOnly"), hint: t("ownerOnlyHint") },
  ] as const;
  return options.map(({ value, label, hint }) => (
    <label
      key={value}
      className="grid min-h-12 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-button border border-line px-3.5 py-3 has-checked:border-edge has-checked:bg-sunk"
    >
      <input
        type="radio"
        name="updatePermission"
        value={value}
        checked={chosen === value}
        className="row-span-2 mt-0.5 size-5 accent-ink"
        onChange={() => onChoose(value)}
      />
      <b>{label}</b>
      <span className="text-[0.9375rem] text-muted">{hint}</span>
    </label>
  ));
}
