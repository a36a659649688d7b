"use client";

import type { ComponentProps } from "react";
import type { FirstStep } from "./first-step";
import { FirstSteps } from "./first-steps";
import { NewProjectForm } from "./new-project-form";
import type { CheckStatus } from "@/components/plan/plan-actions";
import { useStripeReturn } from "@/components/plan/use-stripe-return";

interface NewProjectProps extends Omit<ComponentProps<typeof NewProjectForm>, "checking"> {
  step: FirstStep | null;
  check: CheckStatus;
}

/** The form for a blank project; for a newcomer, under the steps that lead to it. */
export function NewProject({ step, check, ...form }: NewProjectProps) {
  const checking = useStripeReturn(form.returnedTo, check);
  return (
    <>
      {step && <FirstSteps step={step} isChecking={checking !== null} />}
      <NewProjectForm {...form} checking={checking} />
    </>
  );
}
