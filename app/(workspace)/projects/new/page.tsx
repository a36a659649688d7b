import { QueryClient } from "@tanstack/react-query";
import { getTranslations } from "next-intl/server";
import * as actions from "@/app/(workspace)/actions";
import { offerKickoff } from "@/app/(workspace)/offer-kickoff";
import { titled } from "@/app/titled";
import { Cached } from "@/components/providers/cached";
import { FirstBusiness } from "@/components/screens/new-project/first-business";
import { firstStep } from "@/components/screens/new-project/first-step";
import { FirstSteps } from "@/components/screens/new-project/first-steps";
import { NewProject } from "@/components/screens/new-project/new-project";
import { BackLink } from "@/components/shell/back-link";
import { requireUser } from "@/lib/account/session/current-user";
import { isBillingConfigured } from "@/lib/billing/stripe/client";
import { listBusinesses } from "@/lib/businesses/queries";
import { isBilled } from "@/lib/kernel/env";
import { single } from "@/lib/kernel/search-params";

export const generateMetadata = titled("projects.newTitle");

const PLANS = { subscribe: actions.createSubscriptionAction, change: actions.changePlanAction };

export default async function NewProjectPage({ searchParams }: PageProps<"/projects/new">) {
  const [actor, query, t] = await Promise.all([requireUser(), searchParams, getTranslations("projects")]);
  const businesses = await listBusinesses(actor);
  const step = firstStep(businesses);
  const client = new QueryClient();
  offerKickoff(client, actor, businesses);
  return (
    <div className="mx-auto max-w-2xl page-edge pt-2 pb-16 lg:pt-5">
      <BackLink label={t("backToDashboard")} />
      <h1 className="title-page">{t("newTitle")}</h1>
      <p className="mt-1 mb-5 text-muted">{t("newSubtitle")}</p>
      <Cached client={client} namespaces={["projects", "plan", "planPicker", "kickoff"]}>
        {step === "business" ? (
          <>
            <FirstSteps step={step} isBilled={isBilled} />
            <FirstBusiness userId={actor.id} create={actions.createBusinessAction} />
          </>
        ) : (
          <NewProject
            step={step}
            userId={actor.id}
            businesses={businesses}
            create={actions.createProjectAction}
            check={actions.checkSubscriptionStatusAction}
            plans={PLANS}
            isBillingOff={!isBillingConfigured()}
            returnedTo={single(query.business) ?? null}
          />
        )}
      </Cached>
    </div>
  );
}
