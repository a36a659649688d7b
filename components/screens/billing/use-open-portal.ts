import { useTranslations } from "next-intl";
import type { BillingActions } from "./billing-actions";
import { useAction } from "@/components/form/use-action";
import { useExternalRedirect } from "@/components/plan/use-external-redirect";
import { toastFailure } from "@/components/ui/toast/toast-store";

/** Redirects to Stripe's own page for changing the card. */
export function useOpenPortal(openPortal: BillingActions["openPortal"]) {
  const t = useTranslations("billing");
  const { leaving, leave } = useExternalRedirect();
  const { run, pending } = useAction(openPortal, {
    onSuccess: ({ url }) => leave(url),
    onError: toastFailure(t("portalFailed")),
  });
  return {
    open: (businessId: string) => run({ businessId }),
    pending: pending || leaving,
  };
}
