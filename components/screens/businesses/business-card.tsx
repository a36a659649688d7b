"use client";

import { BookOpen, ChartColumn, Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BusinessAdmins, type BusinessAdminsProps } from "./business-admins";
import { BusinessContext, type ManagedBusiness, useBusiness } from "./business-context";
import { EditBusiness } from "./business-form";
import { focusOnMount } from "@/components/form/focus-on-mount";
import { PlanBadge } from "@/components/plan/plan-badge";
import { PlanLine } from "@/components/project-model/plan-text";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { DialogButton } from "@/components/shell/dialog-button";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Alert } from "@/components/ui/display/alert";
import { Card } from "@/components/ui/display/card";
import { Button } from "@/components/ui/input/button";
import { ButtonLink } from "@/components/ui/text/button-link";
import { canInBusiness } from "@/lib/access/policy";
import { paths } from "@/lib/shared/paths/paths";

const GlossaryDialog = onDemand(() => import("./glossary-dialog"));

/** One business: its details, a notice if it lacks a plan, its admins, and its glossary. */
export function BusinessCard({ admins, invitations, ...managed }: ManagedBusiness & BusinessAdminsProps) {
  const { business } = managed;
  const [state, setState] = useState<"shown" | "editing" | "edited">("shown");
  return (
    <BusinessContext value={managed}>
      <Card className="p-4 sm:p-6">
        {state === "editing" ? (
          <EditBusiness onClose={() => setState("edited")} />
        ) : (
          <BusinessHeader returned={state === "edited"} onEdit={() => setState("editing")} />
        )}
        {!business.entitled && <UpgradeNotice />}
        <BusinessAdmins admins={admins} invitations={invitations} />
        {canInBusiness(business.role, "glossary:set") && <GlossarySection />}
      </Card>
    </BusinessContext>
  );
}

/** `returned`: editing has just ended, and its button gets the focus back. */
function BusinessHeader({ returned, onEdit }: { returned: boolean; onEdit: () => void }) {
  const { business } = useBusiness();
  const t = useTranslations("businesses");
  const format = useFormat();
  return (
    <>
      <div className="flex items-center gap-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="min-w-0 title-section-lg wrap-anywhere">{business.name}</h2>
          <PlanBadge business={business} />
        </div>
        <ButtonLink
          href={paths.businessInsights(business.id)}
          variant="secondary"
          size="sm"
          data-tip=""
          aria-label={t("insightsOf", { name: business.name })}
        >
          <ChartColumn aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{t("insights")}</span>
        </ButtonLink>
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
    </>
  );
}

/** Opens the business's glossary, which loads on demand. */
function GlossarySection() {
  const { business } = useBusiness();
  const t = useTranslations("glossary");
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-5">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="title-section">{t("title")}</h3>
        <p className="mt-0.5 text-muted">{t("lead")}</p>
      </div>
      <DialogButton
        variant="secondary"
        className="max-sm:w-full"
        aria-haspopup="dialog"
        aria-label={t("editNamed", { business: business.name })}
        {...GlossaryDialog.near}
        dialog={(close) => <GlossaryDialog onClose={close} />}
      >
        <BookOpen aria-hidden className="size-5" />
        {t("edit")}
      </DialogButton>
    </div>
  );
}

/** What a business without a plan cannot do; its owner gets the link to upgrade. */
function UpgradeNotice() {
  const { business } = useBusiness();
  const t = useTranslations("businesses");
  const mayUpgrade = canInBusiness(business.role, "billing:manage");
  const ownerText = business.trialAvailable ? t("upgradeBody") : t("upgradeBodyUsed");
  return (
    <Alert tone="notice" title={t("upgradeTitle")} className="mt-5">
      <p>{mayUpgrade ? ownerText : t("upgradeBodyAdmin")}</p>
      {mayUpgrade && (
        <ButtonLink
          href={paths.billing({ choose: business.id })}
          variant="link"
          size="inline"
          className="mt-1 text-accent-text"
        >
          {t("upgrade")}
        </ButtonLink>
      )}
    </Alert>
  );
}
