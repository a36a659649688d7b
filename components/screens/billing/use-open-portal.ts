import { useTranslations } from "next-intl";
import { useBilled } from "./billing-context";
import { useAction } from "@/components/form/use-action";
import { useExternalRedirect } from "@/components/plan/use-external-redirect";
import { toastFailure } from "@/components/ui/toast/toast-store";

/** Redirects to Stripe's own page for changing the card. */
export function useOpenPortal() {
  const { business, actions } = useBilled();
  const t = useTranslations("billing");
  const { leaving, leave } = useExternalRedirect();
  const { run, pending } = useAction(actions.openPortal, {
    onSuccess: ({ url }) => leave(url),
    onError: toastFailure(t("portalFailed")),
  });
  return {
    open: () => run({ businessId: business.id }),
    pending: pending || leaving,
  };
}
