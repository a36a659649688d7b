"use client";

import { LayoutTemplate, Sparkles } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import type { FirstStep } from "./first-step";
import { FirstSteps } from "./first-steps";
import { NewProjectForm } from "./new-project-form";
import { draftName, useDraft } from "@/components/form/draft-store";
import { type Kickoff, useKickoff } from "@/components/kickoff/use-kickoff";
import type { CheckStatus } from "@/components/plan/plan-actions";
import { useStripeReturn } from "@/components/plan/use-stripe-return";
import { Button } from "@/components/ui/input/button";
import { Section } from "@/components/ui/text/section";

/** Side by side where both labels fit, else one below the other. */
const WIDE = "min-w-0 grow basis-[13rem]";

interface NewProjectProps extends Omit<ComponentProps<typeof NewProjectForm>, "checking"> {
  step: FirstStep | null;
  check: CheckStatus;
}

/** The ways to a new project: a plan, once one of the businesses may create projects, or a blank form. A newcomer sees the steps to it. */
export function NewProject({ step, check, ...form }: NewProjectProps) {
  const t = useTranslations("projects");
  const checking = useStripeReturn(form.returnedTo, check);
  const mayCreate = form.businesses.some(({ entitled }) => entitled);
  const isBegun = useDraft(draftName(form.userId, "kickoff"), (draft) => Boolean(draft?.text));
  // Here, since what is begun may go while its dialog is open.
  const { dialog, ...kickoff } = useKickoff();
  const isBilled = form.businesses.every(({ subscriptionStatus: status }) => status !== "not_billed");
  return (
    <>
      {step && <FirstSteps step={step} isChecking={checking !== null} isBilled={isBilled} />}
      {(mayCreate || isBegun) && (
        <>
          <PlanOffer {...kickoff} isBegun={isBegun} />
          <h2 className="mt-8 -mb-2 title-section">{t("orBlank")}</h2>
        </>
      )}
      {dialog}
      <NewProjectForm {...form} checking={checking} />
    </>
  );
}

/** Beside the form for a blank project: a plan from a description, where a service is configured, or from a template. `isBegun`: one is kept. */
function PlanOffer({
  isBegun,
  open,
  openTemplates,
  preload,
  isAiConfigured,
}: Omit<Kickoff, "dialog"> & { isBegun: boolean }) {
  const t = useTranslations("projects");
  const goOn = isBegun && t("planOffer.goOn");
  return (
    <Section
      title={t("planOffer.title")}
      className="mt-6 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <p className="mt-1 text-muted">{t(isAiConfigured ? "planOffer.hint" : "planOffer.templateHint")}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {isAiConfigured && (
          <Button variant="soft" className={WIDE} onPointerEnter={preload} onClick={open}>
            <Sparkles aria-hidden className="size-5" />
            {goOn || t("kickoffButton")}
          </Button>
        )}
        <Button
          variant={isAiConfigured ? "secondary" : "soft"}
          className={WIDE}
          onPointerEnter={preload}
          onClick={openTemplates}
        >
          <LayoutTemplate aria-hidden className="size-5" />
          {(!isAiConfigured && goOn) || t("planOffer.template")}
        </Button>
      </div>
    </Section>
  );
}
