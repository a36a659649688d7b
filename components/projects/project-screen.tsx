"use client";

import Lock from "lucide-react/icons/lock";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { onDemand } from "@/components/shell/on-demand";
import { AddUpdateButton } from "@/components/updates/add-update-button";
import { ComposerDock } from "@/components/updates/composer-dock";
import type { Viewer } from "@/components/updates/update-entry";
import { UpdatesSection } from "@/components/updates/updates-section";
import { usePostUpdate } from "@/components/updates/use-post-update";
import type { ProjectDetailView } from "@/lib/projects/view";
import { cn } from "@/lib/utils";
import { LoadFailure } from "./load-failure";
import { ProjectAside } from "./project-aside";
import { ProjectHeader } from "./project-header";
import { ProjectSkeleton } from "./project-skeleton";
import { useMarkViewed } from "./use-mark-viewed";
import { useProject } from "./use-projects";

/** Room for the dock, also when the keyboard moves the focus behind it. */
const ABOVE_DOCK = "pb-32 max-lg:**:scroll-mb-28";

const MembersDialog = onDemand(() => import("./members-dialog"));

interface ProjectScreenProps {
  projectId: string;
  reader: { id: string; name: string };
  /** What was new when the page was asked for: how many, and since when (ISO 8601). */
  fresh: { count: number; since: string | null };
}

/** A project from what the browser has read of it; the server hydrates the first reading. */
export function ProjectScreen({ projectId, reader, fresh }: ProjectScreenProps) {
  const { data: project, isError, error, refetch } = useProject(projectId);
  if (project) return <Loaded project={project} reader={reader} fresh={fresh} />;
  if (!isError) return <ProjectSkeleton />;
  return (
    <div className="mx-auto max-w-3xl page-edge pt-6">
      <LoadFailure error={error} retry={() => void refetch()} />
    </div>
  );
}

function Loaded({
  project,
  reader,
  fresh,
}: Omit<ProjectScreenProps, "projectId"> & { project: ProjectDetailView }) {
  useMarkViewed(project.id);
  const composer = usePostUpdate(project.id, reader.id);
  // What is new stays marked while one reads, though the server now counts it as seen.
  const [atOpening] = useState(fresh);
  const viewer = useViewer(project, reader, atOpening.since);
  const [membersOpen, setMembersOpen] = useState(false);
  const openMembers = () => {
    setMembersOpen(true);
  };
  const closeMembers = () => {
    setMembersOpen(false);
  };
  return (
    <div
      className={cn(
        "mx-auto max-w-7xl page-edge pt-1 lg:pt-3 lg:pb-16",
        project.canPostUpdates ? ABOVE_DOCK : "pb-10",
      )}
    >
      <ProjectHeader
        project={project}
        onMembers={openMembers}
        action={project.canPostUpdates && <AddUpdateButton composer={composer} />}
      />
      {project.canPostUpdates && <ComposerDock composer={composer} />}
      <div className="mt-4.5 lg:mt-6.5 lg:grid lg:grid-cols-[minmax(0,1fr)_260px] lg:gap-9">
        <div>
          {!project.canPostUpdates && <ReadOnly />}
          <UpdatesSection
            projectId={project.id}
            viewer={viewer}
            composer={composer}
            newCount={atOpening.count}
            total={project.updateCount}
          />
        </div>
        <ProjectAside project={project} onMembers={openMembers} />
      </div>
      {membersOpen && (
        <MembersDialog project={project} userId={reader.id} onClose={closeMembers} onMissing={closeMembers} />
      )}
    </div>
  );
}

function useViewer(
  project: ProjectDetailView,
  { id, name }: { id: string; name: string },
  seenUntil: string | null,
): Viewer {
  const { canPostUpdates: mayPost } = project;
  const role = project.isOwner || project.hasManagementAccess ? "owner" : "worker";
  return useMemo(() => ({ id, name, role, mayPost, seenUntil }), [id, name, role, mayPost, seenUntil]);
}

function ReadOnly() {
  const t = useTranslations("updates");
  return (
    <p className="mb-4 flex items-start gap-2 text-[0.9375rem] text-muted">
      <Lock aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      {t("mayNotPost")}
    </p>
  );
}
