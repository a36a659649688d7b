import { CircleCheck, CircleDashed, CircleX, Hourglass, Star, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { use } from "react";
import { IsBilled } from "./is-billed";
import { Badge } from "@/components/ui/display/badge";
import type { ShownStatus } from "@/lib/operator/limits";

const LOOKS = {
  active: { tone: "ok", icon: CircleCheck },
  trialing: { tone: "accent", icon: Hourglass },
  past_due: { tone: "danger", icon: TriangleAlert },
  canceled: { tone: "neutral", icon: CircleX },
  incomplete: { tone: "neutral", icon: CircleDashed },
  early_adopter: { tone: "accent", icon: Star },
  none: { tone: "neutral", icon: null },
} as const satisfies Record<ShownStatus, object>;

/** The state of a business's subscription as operators see it; nothing without billing. */
export function StatusBadge({ status }: { status: ShownStatus | null }) {
  const t = useTranslations("console.status");
  const isBilled = use(IsBilled);
  if (!isBilled) return null;
  const shown = status ?? "none";
  const { tone, icon: Icon } = LOOKS[shown];
  return (
    <Badge tone={tone} size="sm">
      {Icon && <Icon aria-hidden />}
      {t(shown)}
    </Badge>
  );
}
