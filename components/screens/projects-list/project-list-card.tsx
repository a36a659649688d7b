import MessageSquareText from "lucide-react/icons/message-square-text";
import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ProjectSummary } from "@/components/project-summary/project-summary";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { translatableProject } from "@/components/translation/translatable";
import { useShown } from "@/components/translation/use-translated";
import { Link } from "@/components/ui/text/link";
import type { ProjectView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";

/** A project in the projects list: its facts, its description and a link. */
export function ProjectListCard({ project }: { project: ProjectView }) {
  const t = useTranslations("projects");
  const { text, lang } = useShown()(translatableProject(project));
  return (
    <ProjectSummary project={project} as="h2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 lg:flex-nowrap">
        <Facts project={project} />
        <p
          {...(text && { lang })}
          className="line-clamp-2 w-full min-w-0 wrap-anywhere max-lg:order-first lg:flex-1"
        >
          {text || t("noDescription")}
        </p>
        <Link
          href={paths.project(project.id)}
          aria-label={t("viewNamed", { name: project.name })}
          className="shrink-0 font-strong text-blue after:absolute after:inset-0 after:rounded-card max-lg:ml-auto"
        >
          {t("view")}
        </Link>
      </div>
    </ProjectSummary>
  );
}

function Facts({ project }: { project: ProjectView }) {
  const t = useTranslations();
  const format = useFormat();
  return (
    <ul className="flex min-w-0 gap-x-3 max-lg:flex-wrap lg:shrink-0">
      {project.status === "active" && <li className="max-lg:sr-only">{t("project.active")}</li>}
      <Count icon={<Users aria-hidden />} count={project.memberCount}>
        {t("projects.members", { count: project.memberCount })}
      </Count>
      {project.updateCount > 0 && (
        <Count icon={<MessageSquareText aria-hidden />} count={project.updateCount}>
          {t("projects.updates", { count: project.updateCount })}
        </Count>
      )}
      <li>
        <TimeText>{t("projects.created", { date: format.shortDate(project.createdAt) })}</TimeText>
      </li>
    </ul>
  );
}

/** In words on desktops, a number beside an icon on phones. */
function Count({ icon, count, children }: { icon: ReactNode; count: number; children: ReactNode }) {
  const format = useFormat();
  return (
    <li className="flex items-center gap-1 [&_svg]:size-3.5 lg:[&_svg]:hidden">
      {icon}
      <span className="max-lg:sr-only">{children}</span>
      <span aria-hidden className="lg:hidden">
        {format.number(count)}
      </span>
    </li>
  );
}
