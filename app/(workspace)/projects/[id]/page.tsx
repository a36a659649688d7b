import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { notFound } from "next/navigation";
import { ProjectScreen } from "@/components/projects/project-screen";
import { Messages } from "@/components/providers/messages";
import type { UpdatesPage } from "@/components/updates/update-cache";
import { UPDATES_PER_PAGE } from "@/components/updates/updates-per-page";
import { requireUser } from "@/lib/account/current-user";
import type { Actor } from "@/lib/access/actor";
import type { ProjectDetailView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/query-keys";
import { listUpdates } from "@/lib/updates/queries";
import { loadProject } from "./load-project";

export default async function ProjectPage({ params }: { params: Promise<{ id: string }> }) {
  const [actor, { id }] = await Promise.all([requireUser(), params]);
  const project = await loadProject(id);
  if (!project) notFound();
  const client = new QueryClient();
  client.setQueryData(queryKeys.project(project.id), project);
  client.setQueryData(queryKeys.updates(project.id), {
    pages: [await readFirstUpdates(actor, project.id)],
    pageParams: [null],
  });
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Messages namespaces={["projects", "project", "updates"]}>
        <ProjectScreen
          projectId={project.id}
          reader={{ id: actor.id, name: actor.name }}
          fresh={{ count: project.newUpdatesCount, since: seenUntil(actor, project) }}
        />
      </Messages>
    </HydrationBoundary>
  );
}

async function readFirstUpdates(actor: Actor, id: string): Promise<UpdatesPage> {
  const page = await listUpdates(actor, { id, includeComments: true, limit: UPDATES_PER_PAGE });
  return { items: page.items, next: page.next ?? null };
}

/** When the reader last had the updates open; a first visit starts at joining, and without a row nothing is marked. */
function seenUntil(actor: Actor, project: ProjectDetailView): string | null {
  const own = project.members.find(({ userId }) => userId === actor.id);
  return own ? (own.lastVisitedUpdates ?? own.joinedAt) : null;
}
