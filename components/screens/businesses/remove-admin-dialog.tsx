import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { BusinessActions } from "./business-actions";
import { useAction } from "@/components/form/use-action";
import { useBusinessesChanged } from "@/components/project-model/use-businesses-changed";
import { useFormat } from "@/components/providers/use-format";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import type { BusinessView, ManagedAdminView } from "@/lib/businesses/view";

interface RemoveAdminDialogProps {
  business: BusinessView;
  admin: ManagedAdminView;
  isSelf: boolean;
  removeAdmin: BusinessActions["removeAdmin"];
  focusNext: () => void;
  onClose: () => void;
}

/** Confirms removing an admin, and names the projects that pass to the owner. */
export default function RemoveAdminDialog({
  business,
  admin,
  isSelf,
  removeAdmin,
  focusNext,
  onClose,
}: RemoveAdminDialogProps) {
  const t = useTranslations();
  const changed = useBusinessesChanged();
  const removed = useRef(false);
  const { run, pending } = useAction(removeAdmin, {
    onSuccess: () => {
      toast({ title: t("businesses.admins.removed") });
      removed.current = true;
      onClose();
      changed();
    },
    onError: toastFailure(t("businesses.admins.removeFailed")),
  });
  const names = { name: admin.user.name, business: business.name };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={isSelf ? t("businesses.admins.stepDownTitle", names) : t("businesses.admins.removeTitle", names)}
      description={<Consequences names={names} isSelf={isSelf} projects={admin.projects} />}
      confirmLabel={isSelf ? t("businesses.admins.stepDown") : t("businesses.admins.remove")}
      onConfirm={() => run({ id: business.id, userId: admin.userId })}
      pending={pending}
      onCloseAutoFocus={(event) => {
        if (!removed.current) return;
        event.preventDefault();
        focusNext();
      }}
    />
  );
}

interface ConsequencesProps {
  names: { name: string; business: string };
  isSelf: boolean;
  projects: ManagedAdminView["projects"];
}

function Consequences({ names, isSelf, projects }: ConsequencesProps) {
  const t = useTranslations("businesses.admins");
  const format = useFormat();
  const passing = { count: projects.length, projects: format.list(projects.map(({ name }) => name)) };
  return (
    <>
      {isSelf ? t("stepDownBody", names) : t("removeBody", names)}
      {projects.length > 0 &&
        ` ${isSelf ? t("passingOwn", passing) : t("passing", { ...names, ...passing })}`}
    </>
  );
}
