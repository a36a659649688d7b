"use client";

import { useTranslations } from "next-intl";
import type { BillingActions } from "./billing-actions";
import { useAction } from "@/components/form/use-action";
import { useExternalRedirect } from "@/components/plan/use-external-redirect";
import { toast } from "@/components/ui/toast/toast-store";

/** Leaves for Stripe's own page, where the card is changed. */
export function useOpenPortal(openPortal: BillingActions["openPortal"]) {
  const t = useTranslations("billing");
  const { leaving, leave } = useExternalRedirect();
  const { run, pending } = useAction(openPortal, {
    onSuccess: ({ url }) => {
      leave(url);
    },
    onError: ({ message }) => {
      toast({ title: t("portalFailed"), description: message, variant: "destructive" });
    },
  });
  return {
    open: (businessId: string) => {
      run({ businessId });
    },
    pending: pending || leaving,
  };
}
