import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import {
  changePlanAction,
  checkSubscriptionStatusAction,
  createProjectAction,
  createSubscriptionAction,
} from "@/app/(workspace)/actions";
import { BackLink } from "@/components/shell/back-link";
import { NewProjectForm } from "@/components/screens/new-project/new-project-form";
import { Messages } from "@/components/providers/messages";
import { Alert } from "@/components/ui/alert";
import { requireUser } from "@/lib/account/current-user";
import { isBillingConfigured } from "@/lib/billing/client";
import { listBusinesses } from "@/lib/businesses/queries";
import { paths } from "@/lib/paths";
import { single } from "@/lib/search-params";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("projects");
  return { title: t("newTitle") };
}

const PLANS = { subscribe: createSubscriptionAction, change: changePlanAction };

export default async function NewProjectPage({ searchParams }: PageProps<"/projects/new">) {
  const [actor, query, t] = await Promise.all([requireUser(), searchParams, getTranslations("projects")]);
  const businesses = await listBusinesses(actor);
  return (
    <div className="mx-auto max-w-2xl page-edge pt-2 pb-16 lg:pt-5">
      <BackLink label={t("backToDashboard")} />
      <h1 className="title-page">{t("newTitle")}</h1>
      <p className="mt-1 mb-6 text-muted">{t("newSubtitle")}</p>
      {businesses.length === 0 && (
        <Alert tone="notice" title={t("noBusiness")} className="mb-6">
          <p>{t("noBusinessHint")}</p>
          <Link
            href={paths.settings()}
            className="inline-flex min-h-12 items-center font-strong underline underline-offset-3"
          >
            {t("createBusiness")}
          </Link>
        </Alert>
      )}
      <Messages namespaces={["projects", "plan", "planPicker"]}>
        <NewProjectForm
          userId={actor.id}
          businesses={businesses}
          create={createProjectAction}
          check={checkSubscriptionStatusAction}
          plans={PLANS}
          isBillingOff={!isBillingConfigured()}
          returnedTo={single(query.business) ?? null}
        />
      </Messages>
    </div>
  );
}
