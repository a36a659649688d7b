import { QueryClient } from "@tanstack/react-query";
import { requireProject, titledByProject } from "../load-project";
import { messagesOf, PROJECT_ACTIONS, readerOf } from "../of-project";
import { Cached } from "@/components/providers/cached";
import { PhotosScreen } from "@/components/screens/project/photos/photos-screen";
import { requireUser } from "@/lib/account/session/current-user";
import { queryKeys } from "@/lib/shared/query-keys";
import { listTasks } from "@/lib/tasks/queries";

export const generateMetadata = titledByProject("photoWall");

/** A project's photos. Their days are those of the reader's time zone, which the browser knows: it fetches them. */
export default async function PhotosPage({ params }: PageProps<"/projects/[id]/photos">) {
  const [actor, { id }] = await Promise.all([requireUser(), params]);
  const project = await requireProject(id);
  const client = new QueryClient();
  client.setQueryData(queryKeys.project(id), project);
  client.setQueryData(queryKeys.tasks(id), await listTasks(actor, { id }));
  return (
    <Cached client={client} namespaces={[...messagesOf(project), "photoWall"]}>
      <PhotosScreen projectId={id} reader={readerOf(actor)} actions={PROJECT_ACTIONS} />
    </Cached>
  );
}
