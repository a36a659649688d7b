import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Hourglass from "lucide-react/icons/hourglass";
import Star from "lucide-react/icons/star";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "next-intl";
import { useTrialDays } from "./use-trial-days";
import { TimeText } from "@/components/providers/time-text";
import { Badge } from "@/components/ui/display/badge";
import type { BusinessView } from "@/lib/businesses/view";

type Planned = Pick<BusinessView, "subscriptionStatus" | "trialEndsAt" | "cancelAtPeriodEnd">;

/** The state of a business's plan; unknown states count as none. */
export function PlanBadge({ business }: { business: Planned }) {
  const t = useTranslations("plan.status");
  const { subscriptionStatus: status, cancelAtPeriodEnd } = business;
  if (status === "early_adopter")
    return (
      <Badge tone="accent">
        <Star aria-hidden />
        {t("earlyAdopter")}
      </Badge>
    );
  if (status === "canceled" || cancelAtPeriodEnd)
    return (
      <Badge tone="neutral">
        <CircleX aria-hidden />
        {t("cancelled")}
      </Badge>
    );
  switch (status) {
    case "active":
      return (
        <Badge tone="ok">
          <CircleCheck aria-hidden />
          {t("active")}
        </Badge>
      );
    case "trialing":
      return <TrialBadge endsAt={business.trialEndsAt} />;
    case "past_due":
      return (
        <Badge tone="danger">
          <TriangleAlert aria-hidden />
          {t("pastDue")}
        </Badge>
      );
    default:
      return <Badge tone="neutral">{t("free")}</Badge>;
  }
}

function TrialBadge({ endsAt }: { endsAt: string | null }) {
  const t = useTranslations("plan.status");
  const trial = useTrialDays(endsAt);
  return (
    <Badge tone="accent">
      <Hourglass aria-hidden />
      {trial ? <TimeText>{t("trialLeft", { days: trial.left })}</TimeText> : t("trial")}
    </Badge>
  );
}
