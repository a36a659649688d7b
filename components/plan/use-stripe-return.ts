import { useTranslations } from "next-intl";
import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { CheckStatus } from "./plan-actions";
import { useAction } from "@/components/form/use-action";
import { useBusinessesChanged } from "@/components/project-model/use-businesses-changed";
import { useNavigate } from "@/components/ui/text/navigation";
import { toast } from "@/components/ui/toast/toast-store";
import { paths } from "@/lib/shared/paths/paths";

/**
 * For a page that Stripe redirects back to: the URL says which business, and only Stripe says what happened. Null if the page
 * was opened in another way, and once the page shows the state. Only after a purchase is it said what came of it.
 */
export function useStripeReturn(businessId: string | null, check: CheckStatus, { isPurchase = true } = {}) {
  const changed = useBusinessesChanged();
  const sayOutcome = useSayOutcome();
  const [waitsFor, setWaitsFor] = useState(businessId);
  const { run, error } = useAction(check, {
    onSuccess: ({ stripeStatus }) => {
      // One transition: the stored plan is out of date until the page is refreshed.
      startTransition(() => {
        setWaitsFor(null);
        changed();
      });
      if (isPurchase) sayOutcome(stripeStatus);
    },
  });
  const read = () => {
    if (waitsFor !== null) run({ businessId: waitsFor });
  };
  const readOnce = useEffectEvent(() => {
    if (waitsFor === null) return;
    // A reload or Back must not check again. Next's router hears of it only once the effects of the page's start are done.
    queueMicrotask(() => history.replaceState(null, "", location.pathname));
    read();
  });
  useEffect(() => {
    readOnce();
  }, []);
  return waitsFor === null ? null : { businessId: waitsFor, error, read };
}

function useSayOutcome(): (stripeStatus: string) => void {
  const t = useTranslations("planPicker.back");
  const navigate = useNavigate();
  return (status) => {
    const action = { label: t("newProject"), onPress: () => navigate(paths.newProject()) };
    const next = location.pathname === paths.billing() && { action };
    if (status === "trialing") toast({ title: t("trialing"), description: t("trialingHint"), ...next });
    else if (status === "active") toast({ title: t("active"), ...next });
    else if (["past_due", "unpaid", "paused"].includes(status))
      toast({ title: t("pastDue"), variant: "destructive" });
    else toast({ title: t("none"), description: t("noneHint") });
  };
}
