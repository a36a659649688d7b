import { ChartColumn } from "lucide-react";
import { QueryClient } from "@tanstack/react-query";
import { getTranslations } from "next-intl/server";
import { joinProjectAction } from "@/app/(workspace)/actions";
import { offerKickoff } from "@/app/(workspace)/offer-kickoff";
import { titled } from "@/app/titled";
import { AsOf } from "@/components/offline/as-of";
import { cacheProjects } from "@/components/project-model/first-projects";
import { Cached } from "@/components/providers/cached";
import { ListActions } from "@/components/screens/projects-list/list-actions";
import { ProjectsList } from "@/components/screens/projects-list/projects-list";
import { Link } from "@/components/ui/text/link";
import { requireUser } from "@/lib/account/session/current-user";
import { listBusinesses } from "@/lib/businesses/queries";
import { listProjects } from "@/lib/projects/list-projects";
import { paths } from "@/lib/shared/paths/paths";

export const generateMetadata = titled("projects.title");

export default async function ProjectsPage() {
  const [actor, t] = await Promise.all([requireUser(), getTranslations("projects")]);
  const [projects, businesses] = await Promise.all([listProjects(actor, {}), listBusinesses(actor)]);
  const client = new QueryClient();
  cacheProjects(client, projects);
  offerKickoff(client, actor, businesses);
  return (
    <Cached client={client} namespaces={["projects", "project", "kickoff", "join"]}>
      <AsOf />
      <div className="mx-auto max-w-7xl page-edge pt-4 pb-[8rem] max-lg:**:scroll-mb-[7rem] lg:pt-7 lg:pb-16">
        <header className="mb-3 lg:mb-4.5 lg:flex lg:flex-row lg:items-center lg:justify-between">
          <div className="min-w-0 lg:flex lg:flex-wrap lg:gap-x-5">
            <h1 className="title-page lg:w-full">{t("title")}</h1>
            <p className="mt-1 text-muted">{t("subtitle")}</p>
            {projects.length > 0 && businesses.length > 0 && (
              <p className="flex flex-wrap gap-x-5 lg:mt-1">
                {businesses.map(({ id, name }) => (
                  <Link
                    key={id}
                    href={paths.businessInsights(id)}
                    className="inline-flex min-h-11 items-center gap-2 font-strong wrap-anywhere text-blue lg:min-h-6"
                  >
                    <ChartColumn aria-hidden className="size-5 shrink-0" />
                    {businesses.length === 1 ? t("insights") : t("insightsOf", { name })}
                  </Link>
                ))}
              </p>
            )}
          </div>
          <ListActions join={joinProjectAction} />
        </header>
        <ProjectsList join={joinProjectAction} />
      </div>
    </Cached>
  );
}
