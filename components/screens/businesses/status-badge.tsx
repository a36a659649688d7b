"use client";

import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock-3";
import Star from "lucide-react/icons/star";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";

/** The status of the business's plan; unknown ones count as none. */
export function StatusBadge({ status }: { status: string | null }) {
  const t = useTranslations("businesses.status");
  switch (status) {
    case "active":
      return (
        <Badge tone="ok">
          <CircleCheck aria-hidden />
          {t("active")}
        </Badge>
      );
    case "early_adopter":
      return (
        <Badge tone="accent">
          <Star aria-hidden />
          {t("earlyAdopter")}
        </Badge>
      );
    case "trialing":
      return (
        <Badge tone="blue">
          <Clock aria-hidden />
          {t("trial")}
        </Badge>
      );
    case "past_due":
      return (
        <Badge tone="danger">
          <CircleAlert aria-hidden />
          {t("pastDue")}
        </Badge>
      );
    case "canceled":
      return (
        <Badge tone="neutral">
          <CircleX aria-hidden />
          {t("cancelled")}
        </Badge>
      );
    default:
      return <Badge tone="neutral">{t("free")}</Badge>;
  }
}
