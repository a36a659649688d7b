import { QueryClient } from "@tanstack/react-query";
import type { ProjectGroup } from "@/components/screens/businesses/code-form";
import type { Actor } from "@/lib/access/actor";
import { listAdminsByBusiness, listBusinesses, listInvitationsByBusiness } from "@/lib/businesses/queries";
import type { BusinessView } from "@/lib/businesses/view";
import { listProjects } from "@/lib/projects/list-projects";
import { listConnectCodes } from "@/lib/projects/queries";
import type { ProjectView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";

/** What the page shows. `requestedId` is the project named in the address; without one, an only project is chosen. */
export async function readBusinessesPage(actor: Actor, requestedId: string | undefined) {
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
      projects: own.map(({ id, name, updatePermission }) => ({ id, name, updatePermission })),
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
