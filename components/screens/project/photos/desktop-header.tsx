import { useTranslations } from "next-intl";
import {
  DesktopActions,
  type DesktopActionsProps,
} from "@/components/screens/project/header/desktop-actions";
import { ProjectDescription } from "@/components/screens/project/header/project-description";
import { titleRowClasses } from "@/components/screens/project/project-layout";
import { BackLink } from "@/components/shell/back-link";
import { Link } from "@/components/ui/text/link";
import { paths } from "@/lib/shared/paths/paths";

/** The header of a page beside the project's own, on desktops alone: the name leads back to the project. */
export function DesktopHeader({ project, ...actions }: DesktopActionsProps) {
  const t = useTranslations("project");
  return (
    <header className="hidden border-b border-line lg:block">
      <div className={titleRowClasses}>
        <div className="min-w-0 flex-1">
          <div className="-my-2">
            <BackLink label={t("dashboard")} />
          </div>
          <p
            className="truncate text-[1.75rem] leading-tight font-extrabold tracking-[-0.02em]"
            title={project.name}
          >
            <Link href={paths.project(project.id)}>{project.name}</Link>
          </p>
          <ProjectDescription project={project} className="text-[0.9375rem] text-muted" />
        </div>
        <DesktopActions project={project} {...actions} />
      </div>
    </header>
  );
}
