import { titled } from "@/app/titled";
import { Messages } from "@/components/providers/messages";
import { SearchScreen } from "@/components/screens/search/search-screen";
import { requireUser } from "@/lib/account/session/current-user";
import { single } from "@/lib/kernel/search-params";
import { uuid } from "@/lib/kernel/text";
import { seenProjects } from "@/lib/updates/queries";

export const generateMetadata = titled("search.title");

/** With `project`, in that project, unless the reader does not see it. */
export default async function SearchPage({ searchParams }: PageProps<"/search">) {
  const [actor, query] = await Promise.all([requireUser(), searchParams]);
  const id = uuid().safeParse(single(query["project"])).data;
  const project = id === undefined ? undefined : (await seenProjects(actor, [id])).get(id);
  return (
    <Messages namespaces={["search"]}>
      <SearchScreen project={project ?? null} />
    </Messages>
  );
}
