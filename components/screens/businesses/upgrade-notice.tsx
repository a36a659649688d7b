"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/display/alert";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Link } from "@/components/ui/text/link";
import { canInBusiness } from "@/lib/access/policy";
import type { BusinessView } from "@/lib/businesses/view";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

/** What a business without a plan cannot do; its owner gets the link to upgrade. */
export function UpgradeNotice({ business, className }: { business: BusinessView; className?: string }) {
  const t = useTranslations("businesses");
  const mayUpgrade = canInBusiness(business.role, "billing:manage");
  const ownerText = business.trialAvailable ? t("upgradeBody") : t("upgradeBodyUsed");
  return (
    <Alert tone="notice" title={t("upgradeTitle")} {...(className && { className })}>
      <p>{mayUpgrade ? ownerText : t("upgradeBodyAdmin")}</p>
      {mayUpgrade && (
        <Link
          href={paths.billing({ choose: business.id })}
          className={cn(buttonVariants({ variant: "link", size: "inline" }), "mt-1 text-accent-text")}
        >
          {t("upgrade")}
        </Link>
      )}
    </Alert>
  );
}
