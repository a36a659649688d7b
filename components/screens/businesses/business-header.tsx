import Pencil from "lucide-react/icons/pencil";
import { useTranslations } from "next-intl";
import { focusOnMount } from "@/components/form/focus-on-mount";
import { PlanBadge } from "@/components/plan/plan-badge";
import { PlanLine } from "@/components/project-model/plan-text";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { Button } from "@/components/ui/input/button";
import { canInBusiness } from "@/lib/access/policy";
import type { BusinessView } from "@/lib/businesses/view";

interface BusinessHeaderProps {
  business: BusinessView;
  /** Whether editing has just ended: its button then gets the focus back. */
  returned: boolean;
  onEdit: () => void;
}

export function BusinessHeader({ business, returned, onEdit }: BusinessHeaderProps) {
  const t = useTranslations("businesses");
  const format = useFormat();
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="min-w-0 title-section-lg wrap-anywhere">{business.name}</h2>
          <PlanBadge business={business} />
        </div>
        {business.description && (
          <p className="mt-1.5 max-w-[60ch] wrap-anywhere whitespace-pre-line text-muted">
            {business.description}
          </p>
        )}
        <p className="mt-1.5 text-sm text-muted">
          <TimeText>{t("createdOn", { date: format.date(business.createdAt) })}</TimeText> ·{" "}
          {business.role === "owner" ? t("youOwn") : t("youManage")}
        </p>
        {business.entitled && (
          <p className="mt-0.5 text-sm text-muted">
            <PlanLine business={business} />
          </p>
        )}
      </div>
      {canInBusiness(business.role, "business:edit") && (
        <Button
          variant="secondary"
          size="sm"
          data-tip=""
          aria-label={t("editNamed", { name: business.name })}
          onClick={onEdit}
          {...(returned && { ref: focusOnMount })}
        >
          <Pencil aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{t("edit")}</span>
        </Button>
      )}
    </div>
  );
}
