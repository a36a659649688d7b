import { useTranslations } from "next-intl";
import { useFormat } from "@/components/providers/use-format";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { ButtonLink } from "@/components/ui/text/button-link";
import { canInBusiness } from "@/lib/access/policy";
import type { BusinessView } from "@/lib/businesses/view";
import { paths } from "@/lib/shared/paths/paths";
import { PRICING } from "@/lib/shared/product";

interface PlanNeededProps {
  business: BusinessView;
  isBillingOff: boolean;
  onChoose: () => void;
  onNearChoose: () => void;
}

/** Shown before the form is filled in: the free trial, or that a plan must be bought, with the prices and the way to it. */
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
        <ButtonLink href={paths.billing()} size="sm" className="mt-3 mb-1">
          {t("toBilling")}
        </ButtonLink>
      </Alert>
    );
  return <Choose business={business} {...choice} />;
}

function Choose({ business, isBillingOff, onChoose, onNearChoose }: PlanNeededProps) {
  const t = useTranslations();
  const format = useFormat();
  const { name, trialAvailable } = business;
  const prices = {
    monthly: format.money(PRICING.monthlyCents),
    yearly: format.money(PRICING.yearlyCents),
  };
  const days = PRICING.trialDays;
  if (isBillingOff)
    return (
      <Alert tone="notice" title={t("planPicker.needed.title", { business: name })}>
        {t("planPicker.needed.off")}
      </Alert>
    );
  return (
    <Alert
      tone={trialAvailable ? "info" : "notice"}
      title={
        trialAvailable
          ? t("planPicker.needed.trialTitle", { business: name, days })
          : t("projects.upgradeRequired")
      }
    >
      <p>
        {trialAvailable
          ? t("planPicker.needed.trial", { ...prices, day: days + 1 })
          : t("planPicker.needed.noTrial", { ...prices, business: name })}
      </p>
      <Button
        size="sm"
        className="mt-3"
        onPointerEnter={onNearChoose}
        onFocus={onNearChoose}
        onClick={onChoose}
      >
        {trialAvailable ? t("planPicker.startTrial") : t("planPicker.needed.choose")}
      </Button>
      <p className="mt-2 mb-0.5 text-sm text-muted">{t("planPicker.needed.kept")}</p>
    </Alert>
  );
}
