import { useTranslations } from "next-intl";
import { useBusiness } from "./business-context";
import { ActionDialog } from "@/components/form/action-dialog";
import { useBusinessesChanged } from "@/components/project-model/use-businesses-changed";
import { useFormat } from "@/components/providers/use-format";
import type { ManagedAdminView } from "@/lib/businesses/view";

export interface RemoveAdminDialogProps {
  admin: ManagedAdminView;
  isSelf: boolean;
  /** Moves the focus when the row is removed. */
  focusNext: () => void;
  onClose: () => void;
}

/** Confirms removing an admin, and names the projects that pass to the owner. */
export default function RemoveAdminDialog({ admin, isSelf, focusNext, onClose }: RemoveAdminDialogProps) {
  const { business, actions } = useBusiness();
  const t = useTranslations("businesses.admins");
  const changed = useBusinessesChanged();
  const names = { name: admin.user.name, business: business.name };
  return (
    <ActionDialog
      action={actions.removeAdmin}
      input={{ id: business.id, userId: admin.userId }}
      onClose={onClose}
      title={isSelf ? t("stepDownTitle", names) : t("removeTitle", names)}
      description={<Consequences names={names} isSelf={isSelf} projects={admin.projects} />}
      confirmLabel={isSelf ? t("stepDown") : t("remove")}
      done={t("removed")}
      onDone={changed}
      // They have stepped down since: the page is stale.
      onGone={changed}
      focusNext={focusNext}
      failed={t("removeFailed")}
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
