"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { PhotoRail } from "./photo-rail";
import { PhotoWall } from "./photo-wall";
import type { ProjectActions } from "@/components/project-model/project-actions";
import { canIn } from "@/components/project-model/use-can";
import { useTasks } from "@/components/project-model/use-tasks";
import { WorkspaceContext } from "@/components/project-model/workspace";
import { useProject } from "@/components/providers/use-projects";
import {
  DesktopActions,
  type DesktopActionsProps,
} from "@/components/screens/project/header/desktop-actions";
import { ProjectDescription } from "@/components/screens/project/header/project-description";
import { pageClasses, titleRowClasses } from "@/components/screens/project/project-layout";
import { type ProjectReader, useNewWorkspace } from "@/components/screens/project/use-new-workspace";
import { useProjectDialogs } from "@/components/screens/project/use-project-dialogs";
import { BackLink } from "@/components/shell/back-link";
import { Link } from "@/components/ui/text/link";
import { useNavigate } from "@/components/ui/text/navigation";
import { AddUpdateButton } from "@/components/updates/composer/add-update-button";
import type { ProjectDetailView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

interface PhotosScreenProps {
  projectId: string;
  reader: ProjectReader;
  actions: ProjectActions;
}

/** A project's photos, on desktops within the project's header and beside its tasks. */
export function PhotosScreen({ projectId, ...props }: PhotosScreenProps) {
  const { data: project } = useProject(projectId);
  return project && <InProject project={project} {...props} />;
}

type InProjectProps = Omit<PhotosScreenProps, "projectId"> & { project: ProjectDetailView };

function InProject({ project, reader, actions }: InProjectProps) {
  const navigate = useNavigate();
  const openFolder = useCallback(
    (folder: string, subtask?: string) => navigate(paths.project(project.id, { folder, subtask })),
    [navigate, project.id],
  );
  const { data: tasks } = useTasks(project.id);
  const noPlace = { tasks, folder: "", subtask: null, openFolder };
  const { workspace, composer } = useNewWorkspace({ project, reader, actions, chosenView: null, ...noPlace });
  const { open: openDialog, dialog } = useProjectDialogs(project, composer);
  const mayPost = canIn(project, "update:post", { postable: true });
  return (
    <WorkspaceContext value={workspace}>
      <div className={cn(pageClasses, SOFT_WHILE_CHOOSING)}>
        <DesktopHeader
          project={project}
          openDialog={openDialog}
          action={mayPost && <AddUpdateButton composer={composer} />}
        />
        <div className={columnsClasses}>
          <PhotoRail openDialog={openDialog} />
          <PhotoWall project={project} readerId={reader.id} />
        </div>
        {dialog}
      </div>
    </WorkspaceContext>
  );
}

/** The header of a page beside the project's own, on desktops alone: the name leads back to the project. */
function DesktopHeader({ project, ...actions }: DesktopActionsProps) {
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

/** While photos are chosen, Download is the main button. */
const SOFT_WHILE_CHOOSING =
  "has-[[data-choosing]]:[&>header_.bg-accent]:bg-accent-soft has-[[data-choosing]]:[&>header_.bg-accent]:text-accent-text";

/** The tasks and the photos, each of which scrolls alone. */
const columnsClasses =
  "mx-auto w-full max-w-7xl lg:grid lg:min-h-0 lg:flex-1 lg:grid-cols-[16.25rem_minmax(0,1fr)] xl:grid-cols-[18.75rem_minmax(0,1fr)]";
