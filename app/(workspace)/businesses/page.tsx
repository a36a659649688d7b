import { getTranslations } from "next-intl/server";
import { readBusinessesPage } from "./read-businesses-page";
import * as actions from "@/app/(workspace)/actions";
import { setUpdatePermissionAction } from "@/app/(workspace)/projects/[id]/actions";
import { titled } from "@/app/titled";
import { Cached } from "@/components/providers/cached";
import type { BusinessActions } from "@/components/screens/businesses/business-actions";
import { BusinessCard } from "@/components/screens/businesses/business-card";
import { NewBusiness } from "@/components/screens/businesses/new-business";
import { TeamAccess } from "@/components/screens/businesses/team-access";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { requireUser } from "@/lib/account/session/current-user";
import { isBilled } from "@/lib/kernel/env";
import { single } from "@/lib/kernel/search-params";
import { PRICING } from "@/lib/shared/product";
import { cn } from "@/lib/shared/utils";

const ACTIONS: BusinessActions = {
  create: actions.createBusinessAction,
  edit: actions.editBusinessAction,
  findCandidate: actions.findAdminCandidateAction,
  addAdmin: actions.addAdminAction,
  removeAdmin: actions.removeAdminAction,
  cancelInvitation: actions.cancelInvitationAction,
  issueCode: actions.issueConnectCodeAction,
  issueCodes: actions.issueConnectCodesAction,
  changeGlossary: actions.changeGlossaryAction,
  setUpdatePermission: setUpdatePermissionAction,
};

export const generateMetadata = titled("businesses.title");

/** Businesses, those who run them, and the codes that let crews in. */
export default async function BusinessesPage({ searchParams }: PageProps<"/businesses">) {
  const [actor, query] = await Promise.all([requireUser(), searchParams]);
  const requestedId = single(query.project);
  const { businesses, admins, invitations, groups, chosenId, codes } = await readBusinessesPage(
    actor,
    requestedId,
  );
  const first = businesses.length === 0;
  const access = !first && (
    <div className="min-w-0 lg:sticky lg:top-22 lg:col-start-2 lg:row-start-1">
      <TeamAccess
        key={chosenId}
        groups={groups}
        hasPlan={businesses.some(({ entitled }) => entitled)}
        initialProjectId={chosenId}
        actions={ACTIONS}
      />
    </div>
  );
  return (
    <Cached client={codes} namespaces={["businesses", "plan", "codes", "glossary"]}>
      <div className="mx-auto max-w-7xl page-edge pt-5 pb-16 lg:pt-9">
        <NewBusiness first={first} viewerId={actor.id} action={ACTIONS.create}>
          <Title first={first} leadsToAccess={!first && requestedId === undefined} />
        </NewBusiness>
        <div className="mt-7 grid items-start gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,1fr)_24rem]">
          {requestedId !== undefined && access}
          {!first && (
            <ul className="grid min-w-0 gap-5 lg:col-start-1 lg:row-start-1">
              {businesses.map((business) => (
                <li key={business.id} className="min-w-0">
                  <BusinessCard
                    business={business}
                    admins={admins[business.id] ?? []}
                    invitations={invitations[business.id] ?? []}
                    viewerId={actor.id}
                    actions={ACTIONS}
                  />
                </li>
              ))}
            </ul>
          )}
          {requestedId === undefined && access}
        </div>
      </div>
    </Cached>
  );
}

/** On phones the codes are below everything else: a link jumps to them. */
async function Title({ first, leadsToAccess }: { first: boolean; leadsToAccess: boolean }) {
  const t = await getTranslations("businesses");
  return (
    <>
      <h1 className="title-page">{t("title")}</h1>
      <p className="mt-1 max-w-[60ch] text-muted">
        {first ? t(isBilled ? "empty" : "emptyFree", { days: PRICING.trialDays }) : t("lead")}
      </p>
      {leadsToAccess && (
        <a
          href="#team-access"
          className={cn(buttonVariants({ variant: "link", size: "inline" }), "mt-2 lg:hidden")}
        >
          {t("toAccess")}
        </a>
      )}
    </>
  );
}
