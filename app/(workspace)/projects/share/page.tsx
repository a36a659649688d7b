import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { titled } from "@/app/(workspace)/titled";
import { Messages } from "@/components/providers/messages";
import { ShareScreen } from "@/components/screens/share/share-screen";
import { requireUser } from "@/lib/account/session/current-user";
import { listBusinesses } from "@/lib/businesses/queries";
import { listProjects } from "@/lib/projects/list-projects";
import { queryKeys } from "@/lib/shared/query-keys";

export const generateMetadata = titled("share");

/** Where other apps share to. What they shared is in the browser alone. */
export default async function SharePage() {
  const actor = await requireUser();
  const client = new QueryClient();
  client.setQueryData(queryKeys.projects(), await listProjects(actor, {}));
  const businesses = await listBusinesses(actor);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Messages namespaces={["share", "camera"]}>
        <ShareScreen
          userId={actor.id}
          roles={Object.fromEntries(businesses.map(({ id, role }) => [id, role]))}
        />
      </Messages>
    </HydrationBoundary>
  );
}
