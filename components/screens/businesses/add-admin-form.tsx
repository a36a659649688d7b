import UserPlus from "lucide-react/icons/user-plus";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { BusinessActions } from "./business-actions";
import { useBusiness } from "./business-context";
import type { Candidate } from "./confirm-admin-dialog";
import { EmailField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { OUTDATED } from "@/components/form/use-action";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { useErrorText } from "@/components/providers/use-error-text";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Button } from "@/components/ui/input/button";
import type { ActionError } from "@/lib/http/shared/action-result";

const ConfirmAdminDialog = onDemand(() => import("./confirm-admin-dialog"));

/** Makes somebody an admin by email address. First asks for confirmation, showing the account's name. */
export function AddAdminForm() {
  const { business, actions } = useBusiness();
  const t = useTranslations("businesses.admins");
  const [candidate, setCandidate] = useState<Candidate | null>(null);
  const textOf = useErrorText();
  const [refused, setRefused] = useState<ActionError | null>(null);
  const fail = (problem: ActionError) => {
    if (!problem.issues) setRefused(problem);
  };
  const isAboutAddress = refused !== null && !["offline", OUTDATED].includes(refused.code);
  const { formProps, pending, field } = useActionForm(asCandidate(actions.findCandidate), {
    keepAs: `admin:${business.id}`,
    onSuccess: setCandidate,
    onError: fail,
  });
  return (
    <form {...formProps} className="mt-4 grid gap-3" onChange={() => setRefused(null)}>
      <FormError error={isAboutAddress ? null : refused} title={t("addFailed")} />
      <input type="hidden" name="id" value={business.id} />
      <div className="flex flex-wrap items-start gap-2.5">
        <EmailField
          className="min-w-0 flex-1 basis-60"
          label={t("email")}
          hint={t("emailHint")}
          autoComplete="off"
          error={field("email").error ?? (isAboutAddress ? textOf(refused) : undefined)}
        />
        <Button
          type="submit"
          variant="secondary"
          pending={pending}
          className="max-sm:w-full sm:mt-[1.875rem]"
          onFocus={ConfirmAdminDialog.preload}
        >
          <UserPlus aria-hidden className="size-5" />
          {t("add")}
        </Button>
      </div>
      {candidate && (
        <ConfirmAdminDialog
          candidate={candidate}
          onAdded={() => formProps.ref.current?.reset()}
          onRefused={fail}
          onClose={() => setCandidate(null)}
        />
      )}
    </form>
  );
}

/** Returns the address with the response, since the field may have changed by the time of the confirmation. */
function asCandidate(find: BusinessActions["findCandidate"]): FormAction<Candidate> {
  return async (input, stamp) => {
    const found = await find(input, stamp);
    const email = input.get("email");
    return found.ok
      ? { ok: true, data: { ...found.data, email: typeof email === "string" ? email.trim() : "" } }
      : found;
  };
}
