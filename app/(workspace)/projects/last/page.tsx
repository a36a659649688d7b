import { redirect } from "next/navigation";
import { requireUser } from "@/lib/account/session/current-user";
import { single } from "@/lib/kernel/search-params";
import { lastProjectId } from "@/lib/projects/visit/last-project";
import { paths } from "@/lib/shared/paths/paths";
import { shortcutPaths, STARTS } from "@/lib/shared/paths/shortcut-paths";

/** Where the shortcuts on a home screen lead: to the project that the reader opened last, else to their list. */
export default async function LastProjectPage({ searchParams }: PageProps<"/projects/last">) {
  const [actor, query] = await Promise.all([requireUser(), searchParams]);
  const id = await lastProjectId(actor);
  const start = STARTS.find((known) => known === single(query.start));
  redirect(id === null ? paths.projects() : shortcutPaths.started(id, { start }));
}
