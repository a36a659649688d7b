"use client";

import UserPlus from "lucide-react/icons/user-plus";
import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { useActionForm } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import type { BusinessActions } from "./business-actions";
import { useBusinessesChanged } from "./use-businesses-changed";

/** Makes somebody who has an account an admin, by their address. */
export function AddAdminForm({
  businessId,
  action,
}: {
  businessId: string;
  action: BusinessActions["addAdmin"];
}) {
  const t = useTranslations("businesses.admins");
  const changed = useBusinessesChanged();
  const { formProps, pending, error, fieldError } = useActionForm(action, {
    onSuccess: ({ admin }, form) => {
      toast({ title: t("addedToast"), description: admin.user.name });
      form.reset();
      changed();
    },
    onError: ({ message }) => {
      toast({ title: t("addFailed"), description: message, variant: "destructive" });
    },
  });
  return (
    <form {...formProps} className="mt-4 grid gap-3">
      <FormError error={error} />
      <input type="hidden" name="id" value={businessId} />
      <div className="flex flex-wrap items-start gap-2.5">
        <TextField
          className="min-w-0 flex-1 basis-60"
          name="email"
          type="email"
          label={t("email")}
          hint={t("emailHint")}
          autoComplete="off"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          error={fieldError("email")}
        />
        <Button
          type="submit"
          variant="secondary"
          pending={pending}
          className="max-sm:w-full sm:mt-[1.875rem]"
        >
          <UserPlus aria-hidden className="size-5" />
          {t("add")}
        </Button>
      </div>
    </form>
  );
}
