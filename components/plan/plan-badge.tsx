import { CircleCheck, CircleX, Hourglass, Star, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useTrialDays } from "./use-trial-days";
import { TimeText } from "@/components/providers/time-text";
import { Badge } from "@/components/ui/display/badge";
import type { BusinessView } from "@/lib/businesses/view";

type Planned = Pick<BusinessView, "subscriptionStatus" | "trialEndsAt" | "cancelAtPeriodEnd">;

const LOOKS = {
  earlyAdopter: { tone: "accent", icon: Star },
  cancelled: { tone: "neutral", icon: CircleX },
  active: { tone: "ok", icon: CircleCheck },
  trial: { tone: "accent", icon: Hourglass },
  pastDue: { tone: "danger", icon: TriangleAlert },
  free: { tone: "neutral", icon: null },
} as const;

/** The state of a business's plan; unknown states count as none. */
export function PlanBadge({ business }: { business: Planned }) {
  const t = useTranslations("plan.status");
  const trial = useTrialDays(business.trialEndsAt);
  const state = stateOf(business);
  const { tone, icon: Icon } = LOOKS[state];
  const left = state === "trial" && trial && <TimeText>{t("trialLeft", { days: trial.left })}</TimeText>;
  return (
    <Badge tone={tone}>
      {Icon && <Icon aria-hidden />}
      {left || t(state)}
    </Badge>
  );
}

function stateOf({ subscriptionStatus: status, cancelAtPeriodEnd }: Planned): keyof typeof LOOKS {
  if (status === "early_adopter") return "earlyAdopter";
  if (status === "canceled" || cancelAtPeriodEnd) return "cancelled";
  if (status === "trialing") return "trial";
  if (status === "past_due") return "pastDue";
  return status === "active" ? "active" : "free";
}
