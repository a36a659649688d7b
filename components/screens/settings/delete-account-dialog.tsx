import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { useLongDates } from "@/components/providers/use-long-dates";
import { Checkbox } from "@/components/ui/input/checkbox";
import { DialogActions, FormActions, Sheet } from "@/components/ui/overlay/dialog";
import { ButtonLink } from "@/components/ui/text/button-link";
import { toast } from "@/components/ui/toast/toast-store";
import type { UserView } from "@/lib/account/view";
import type { DeletionView } from "@/lib/deletion/view";
import { paths } from "@/lib/shared/paths/paths";

export type AskForDeletion = FormAction<DeletionView>;

interface DeleteAccountDialogProps {
  user: UserView;
  hasPassword: boolean;
  businesses: DeletionView["businesses"];
  action: AskForDeletion;
  onClose: () => void;
}

/** What goes with the account and what stays; asks for the password, or for an end of what still costs money. */
export default function DeleteAccountDialog({ businesses, onClose, ...form }: DeleteAccountDialogProps) {
  const t = useTranslations();
  const running = businesses.filter(({ isRunning }) => isRunning);
  return (
    <Sheet
      onClose={onClose}
      title={t("settings.data.deleteTitle")}
      description={t("settings.data.deleteWhen")}
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>{t("settings.data.deleteGoes")}</li>
        <li>{t("settings.data.deleteStays")}</li>
        {businesses.map((business) => (
          <li key={business.id} className="font-semibold wrap-anywhere">
            {t(`settings.data.${business.isRunning ? "deleteRunning" : "deleteOwned"}`, {
              name: business.name,
              projects: business.projects,
            })}
          </li>
        ))}
      </ul>
      {running.length > 0 ? (
        <DialogActions>
          <ButtonLink href={paths.billing()}>{t("settings.data.deleteBilling")}</ButtonLink>
        </DialogActions>
      ) : (
        <DeletionForm {...form} hasBusinesses={businesses.length > 0} onClose={onClose} />
      )}
    </Sheet>
  );
}

interface DeletionFormProps extends Omit<DeleteAccountDialogProps, "businesses"> {
  hasBusinesses: boolean;
}

function DeletionForm({ user, hasPassword, action, hasBusinesses, onClose }: DeletionFormProps) {
  const t = useTranslations();
  const router = useRouter();
  const { weekdayDate } = useLongDates();
  const { formProps, pending, error, field } = useActionForm(action, {
    keepAs: null,
    onSuccess: ({ dueAt }) => {
      onClose();
      if (dueAt) toast({ title: t("settings.data.deleteAsked", { day: weekdayDate(dueAt) }) });
      router.refresh();
    },
  });
  const projectsError = field("withProjects").error;
  return (
    <form {...formProps} className="mt-5 grid gap-5">
      <FormError error={error} title={t("settings.data.deleteFailed")} />
      {hasBusinesses && (
        <div>
          <label className="flex gap-3">
            <Checkbox
              name="withProjects"
              value="yes"
              aria-describedby={projectsError && "with-projects-error"}
            />
            {t("settings.data.deleteProjects")}
          </label>
          {projectsError && (
            <p id="with-projects-error" className="mt-1 text-danger">
              {projectsError}
            </p>
          )}
        </div>
      )}
      {hasPassword && (
        <>
          <input name="username" autoComplete="username" defaultValue={user.email} readOnly hidden />
          <PasswordField {...field("currentPassword")} label={t("settings.data.deletePassword")} />
        </>
      )}
      <FormActions submitLabel={t("settings.data.deleteConfirm")} variant="danger" pending={pending} />
    </form>
  );
}
