import { QueryClient } from "@tanstack/react-query";
import { getTranslations } from "next-intl/server";
import * as actions from "@/app/(workspace)/actions";
import { setUpdatePermissionAction } from "@/app/(workspace)/projects/[id]/actions";
import { titled } from "@/app/titled";
import { Cached } from "@/components/providers/cached";
import type { BusinessActions } from "@/components/screens/businesses/business-actions";
import { BusinessCard } from "@/components/screens/businesses/business-card";
import type { ProjectGroup } from "@/components/screens/businesses/code-form";
import { NewBusiness } from "@/components/screens/businesses/business-form";
import { TeamAccess } from "@/components/screens/businesses/team-access";
import { buttonVariants } from "@/components/ui/input/button-variants";
import type { Actor } from "@/lib/access/actor";
import { requireUser } from "@/lib/account/session/current-user";
import { listAdminsByBusiness, listBusinesses, listInvitationsByBusiness } from "@/lib/businesses/queries";
import type { BusinessView } from "@/lib/businesses/view";
import { isBilled } from "@/lib/kernel/env";
import { single } from "@/lib/kernel/search-params";
import { listProjects } from "@/lib/projects/list-projects";
import { listConnectCodes } from "@/lib/projects/queries";
import type { ProjectView } from "@/lib/projects/view";
import { PRICING } from "@/lib/shared/product";
import { queryKeys } from "@/lib/shared/query-keys";
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

/** What the page shows. `requestedId` is the project named in the address; without one, an only project is chosen. */
async function readBusinessesPage(actor: Actor, requestedId: string | undefined) {
  const [businesses, admins, invitations, projects] = await Promise.all([
    listBusinesses(actor),
    listAdminsByBusiness(actor),
    listInvitationsByBusiness(actor),
    listProjects(actor, {}),
  ]);
  const groups = groupProjects(businesses, projects);
  const choices = groups.flatMap((group) => group.projects.map(({ id }) => id));
  const only = choices.length === 1 ? choices[0] : undefined;
  const chosenId = choices.find((id) => id === requestedId) ?? only;
  return { businesses, admins, invitations, groups, chosenId, codes: await readCodes(actor, chosenId) };
}

/** The projects that the actor manages, grouped by business; a business without any is left out. */
function groupProjects(businesses: BusinessView[], projects: ProjectView[]): ProjectGroup[] {
  const groups = businesses.map(({ id, name }) => {
    const own = projects.filter(({ businessId }) => businessId === id);
    return {
      businessId: id,
      businessName: name,
      projects: own.map(({ id, name, status, updatePermission }) => ({ id, name, status, updatePermission })),
    };
  });
  return groups.filter((group) => group.projects.length > 0);
}

async function readCodes(actor: Actor, projectId: string | undefined): Promise<QueryClient> {
  const client = new QueryClient();
  if (projectId !== undefined) {
    const queryKey = queryKeys.connectCodes(projectId);
    await client.query({ queryKey, queryFn: () => listConnectCodes(actor, { id: projectId }) });
  }
  return client;
}
