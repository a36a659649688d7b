"use client";

import { NewProjectMenu } from "./new-project-menu";
import type { JoinAction } from "@/components/join/join-action";
import { JoinProject } from "@/components/join/join-project";
import { useNewProject } from "@/components/project-model/use-new-project";
import { useProjects } from "@/components/providers/all-projects";

const WIDTH = "min-w-0 grow basis-[9rem] px-3 lg:min-h-11 lg:basis-auto lg:px-5 lg:whitespace-nowrap";

/**
 * New Project and Join Project; readers without a business have New Project below their projects instead. Hidden without projects:
 * the empty list shows both.
 */
export function DashboardActions({ join }: { join: JoinAction }) {
  const { data: projects } = useProjects();
  const { loading, hasBusiness } = useNewProject();
  if (projects?.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      {(loading || hasBusiness) && <NewProjectMenu className={WIDTH} />}
      <JoinProject join={join} className={WIDTH} />
    </div>
  );
}
