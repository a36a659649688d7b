import { useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import { DraftNote } from "@/components/form/draft-note";
import { draftName } from "@/components/form/draft-store";
import { SelectField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { useKeepEarlyInput } from "@/components/form/use-keep-early-input";
import { draftFieldProps, useKeptDraft } from "@/components/form/use-kept-draft";
import { type PlanCheck, CheckingPlan } from "@/components/plan/checking-plan";
import type { PlanActions } from "@/components/plan/plan-actions";
import { DetailInputs } from "@/components/project-model/detail-inputs";
import { PlanLine } from "@/components/project-model/plan-text";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { Button } from "@/components/ui/input/button";
import { ButtonLink } from "@/components/ui/text/button-link";
import { useNavigate } from "@/components/ui/text/navigation";
import { toast } from "@/components/ui/toast/toast-store";
import type { BusinessView } from "@/lib/businesses/view";
import type { ActionError } from "@/lib/http/shared/action-result";
import type { ProjectView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";
import { PlanNeeded } from "./plan-needed";
import { onDemand } from "@/components/shell/on-demand/on-demand";

interface NewProjectFormProps {
  userId: string;
  businesses: BusinessView[];
  create: FormAction<ProjectView>;
  plans: PlanActions;
  isBillingOff: boolean;
  /** Set while Stripe is asked for the outcome of a checkout. */
  checking: PlanCheck | null;
  /** The business that Stripe's page led back to. */
  returnedTo: string | null;
}

/** A blank project in one of the reader's businesses. What was typed is kept until the project is created. */
export function NewProjectForm({ userId, businesses, create, returnedTo, ...paying }: NewProjectFormProps) {
  const t = useTranslations("projects");
  const created = useCreated();
  const { formProps, pending, error, field } = useActionForm(create, {
    keepAs: null,
    onSuccess: (project) => {
      forgetAll();
      created(project);
    },
    onError: useRefused(),
  });
  const only = (businesses.length === 1 && businesses[0]?.id) || (returnedTo ?? "");
  const { businessId, ...details } = useNewProjectDrafts(userId, formProps.ref, only);
  const forgetAll = () => {
    for (const draft of [businessId, ...Object.values(details)]) draft.forget();
  };
  const business = businesses.find(({ id }) => id === businessId.text);
  const lacksPlan = business?.entitled === false;
  return (
    <form {...formProps} className="mt-6 grid gap-5">
      <ChoosePlan business={business} {...paying} />
      <DraftNote drafts={Object.values(details)} />
      <FormError error={inForm(error, t("createFailed"))} title={t("error")} />
      <SelectField
        {...field("businessId")}
        label={t("business")}
        hint={<PlanOf business={business} />}
        options={businesses.map(({ id, name }) => ({ value: id, label: name }))}
        {...draftFieldProps(businessId)}
      >
        <option value="" disabled>
          {t("chooseBusiness")}
        </option>
      </SelectField>
      <DetailInputs
        drafts={details}
        label={t("name")}
        placeholders={{ name: t("namePlaceholder"), description: t("descriptionPlaceholder") }}
        rows={4}
        field={field}
      />
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <ButtonLink href={paths.dashboard()} variant="secondary">
          {t("cancel")}
        </ButtonLink>
        <Button type="submit" variant={lacksPlan ? "secondary" : "primary"} pending={pending}>
          {pending ? t("creating") : t("create")}
        </Button>
      </div>
      {lacksPlan && <p className="text-sm text-muted sm:text-right">{t("worksWithPlan")}</p>}
    </form>
  );
}

/** What is typed for a new project, kept until it is created. `onlyBusiness` is chosen from the start. */
function useNewProjectDrafts(userId: string, form: RefObject<HTMLFormElement | null>, onlyBusiness: string) {
  const nameOf = (field: string) => draftName(userId, "new-project", field);
  const drafts = {
    businessId: useKeptDraft(nameOf("business"), onlyBusiness),
    name: useKeptDraft(nameOf("name")),
    description: useKeptDraft(nameOf("description")),
    dueDate: useKeptDraft(nameOf("due-date")),
  };
  useKeepEarlyInput(form, drafts);
  return drafts;
}

/** Who pays for the project. Without a plan, the notice above the form says it. */
function PlanOf({ business }: { business: BusinessView | undefined }) {
  const t = useTranslations("plan");
  if (!business) return t("perBusiness");
  return business.entitled ? <PlanLine business={business} /> : null;
}

function useCreated() {
  const t = useTranslations("projects");
  const navigate = useNavigate();
  const applyEvent = useApplyEvent();
  return ({ id }: ProjectView) => {
    toast({ title: t("projectCreated") });
    applyEvent({ type: "project.created", projectId: id, entityId: id });
    navigate(paths.project(id));
  };
}

function inForm(error: ActionError | null, otherwise: string): ActionError | null {
  if (!error || error.issues || error.code === "subscription_required") return null;
  return { ...error, message: error.message || otherwise };
}

/** The form says what failed; only a missing subscription gets a toast, with a link to the plans. */
function useRefused() {
  const t = useTranslations("projects");
  const navigate = useNavigate();
  const upgrade = () => navigate(paths.settings());
  return ({ code }: ActionError) => {
    if (code !== "subscription_required") return;
    const [title, description] = [t("subscriptionRequired"), t("subscriptionRequiredHint")];
    toast({
      title,
      description,
      variant: "destructive",
      action: { label: t("upgradePlan"), onPress: upgrade },
    });
  };
}

const PlanPicker = onDemand(() => import("@/components/plan/plan-picker"));

interface ChoosePlanProps extends Pick<NewProjectFormProps, "plans" | "isBillingOff" | "checking"> {
  /** The chosen business. */
  business: BusinessView | undefined;
}

/** Opens the plan picker for a business without a plan; Stripe redirects back to the form, whose input is kept as drafts. */
function ChoosePlan({ business, plans, isBillingOff, checking }: ChoosePlanProps) {
  const [isChoosing, setChoosing] = useState(false);
  if (checking) return <CheckingPlan {...checking} />;
  if (!business || business.entitled) return null;
  return (
    <>
      <PlanNeeded
        business={business}
        isBillingOff={isBillingOff}
        onNearChoose={PlanPicker.preload}
        onChoose={() => setChoosing(true)}
      />
      {isChoosing && (
        <PlanPicker
          business={business}
          actions={plans}
          returnTo={paths.newProject({ business: business.id })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
