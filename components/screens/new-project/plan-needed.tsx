"use client";

import { useTranslations } from "next-intl";
import { useFormat } from "@/components/providers/use-format";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Link } from "@/components/ui/link";
import { canInBusiness } from "@/lib/access/policy";
import type { BusinessView } from "@/lib/businesses/view";
import { paths } from "@/lib/paths";
import { PRICING } from "@/lib/product";
import { cn } from "@/lib/utils";

interface PlanNeededProps {
  business: BusinessView;
  isBillingOff: boolean;
  onChoose: () => void;
  onNearChoose: () => void;
}

/** Shown before the form is filled in: a project needs a plan, what plans cost, and a button to choose one. */
export function PlanNeeded({ business, ...choice }: PlanNeededProps) {
  const t = useTranslations("planPicker.needed");
  const { name, subscriptionStatus, role } = business;
  if (!canInBusiness(role, "billing:manage"))
    return (
      <Alert tone="notice" title={t("title", { business: name })}>
        {t("ownerChooses")}
      </Alert>
    );
  if (subscriptionStatus === "past_due")
    return (
      <Alert tone="notice" title={t("pastDueTitle", { business: name })}>
        <p>{t("pastDue")}</p>
        <Link href={paths.billing()} className={cn(buttonVariants({ size: "sm" }), "mt-3 mb-1")}>
          {t("toBilling")}
        </Link>
      </Alert>
    );
  return <Choose business={business} {...choice} />;
}

function Choose({ business, isBillingOff, onChoose, onNearChoose }: PlanNeededProps) {
  const t = useTranslations("planPicker.needed");
  const format = useFormat();
  const prices = {
    monthly: format.money(PRICING.monthlyCents),
    yearly: format.money(PRICING.yearlyCents),
  };
  const trial = t("trial", { ...prices, days: PRICING.trialDays, day: PRICING.trialDays + 1 });
  return (
    <Alert tone="notice" title={t("title", { business: business.name })}>
      <p>{business.trialAvailable ? trial : t("noTrial", prices)}</p>
      {isBillingOff ? (
        <p className="mt-2 font-strong">{t("off")}</p>
      ) : (
        <>
          <Button
            size="sm"
            className="mt-3"
            onPointerEnter={onNearChoose}
            onFocus={onNearChoose}
            onClick={onChoose}
          >
            {t("choose")}
          </Button>
          <p className="mt-2 mb-0.5 text-sm text-muted">{t("kept")}</p>
        </>
      )}
    </Alert>
  );
}
