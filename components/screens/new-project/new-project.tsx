"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import type { FirstStep } from "./first-step";
import { FirstSteps } from "./first-steps";
import { NewProjectForm } from "./new-project-form";
import { PlanOffer } from "./plan-offer";
import type { CheckStatus } from "@/components/plan/plan-actions";
import { useStripeReturn } from "@/components/plan/use-stripe-return";

interface NewProjectProps extends Omit<ComponentProps<typeof NewProjectForm>, "checking"> {
  step: FirstStep | null;
  check: CheckStatus;
}

/** The ways to a new project: a plan, once one of the businesses may create projects, or a blank form. A newcomer sees the steps to it. */
export function NewProject({ step, check, ...form }: NewProjectProps) {
  const t = useTranslations("projects");
  const checking = useStripeReturn(form.returnedTo, check);
  const mayCreate = form.businesses.some(({ entitled }) => entitled);
  return (
    <>
      {step && <FirstSteps step={step} isChecking={checking !== null} />}
      {mayCreate && (
        <>
          <PlanOffer />
          <h2 className="mt-8 -mb-2 title-section">{t("orBlank")}</h2>
        </>
      )}
      <NewProjectForm {...form} checking={checking} />
    </>
  );
}
