import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { joinProjectAction } from "@/app/(workspace)/actions";
import { offerKickoff } from "@/app/(workspace)/offer-kickoff";
import { Messages } from "@/components/providers/messages";
import { ListActions } from "@/components/screens/projects-list/list-actions";
import { ProjectsList } from "@/components/screens/projects-list/projects-list";
import { requireUser } from "@/lib/account/session/current-user";
import { listBusinesses } from "@/lib/businesses/queries";
import { listProjects } from "@/lib/projects/list-projects";
import { queryKeys } from "@/lib/shared/query-keys";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("projects");
  return { title: t("title") };
}

export default async function ProjectsPage() {
  const [actor, t] = await Promise.all([requireUser(), getTranslations("projects")]);
  const [projects, businesses] = await Promise.all([listProjects(actor, {}), listBusinesses(actor)]);
  const client = new QueryClient();
  client.setQueryData(queryKeys.projects(), projects);
  offerKickoff(client, actor, businesses);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Messages namespaces={["projects", "project", "kickoff", "join"]}>
        <div className="mx-auto max-w-7xl page-edge pt-4 pb-[8rem] max-lg:**:scroll-mb-[7rem] lg:pt-7 lg:pb-16">
          <header className="mb-3 lg:mb-4.5 lg:flex lg:flex-row lg:items-center lg:justify-between">
            <div>
              <h1 className="title-page">{t("title")}</h1>
              <p className="mt-1 text-muted">{t("subtitle")}</p>
            </div>
            <ListActions join={joinProjectAction} />
          </header>
          <ProjectsList join={joinProjectAction} />
        </div>
      </Messages>
    </HydrationBoundary>
  );
}
