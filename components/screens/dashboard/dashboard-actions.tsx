"use client";

import type { JoinAction } from "@/components/join/join-action";
import { useProjects } from "@/components/project-model/use-projects";
import { NewOrJoin } from "./new-or-join";

/** New Project and Join Project. Hidden without projects: the empty list shows both. */
export function DashboardActions({ join }: { join: JoinAction }) {
  const { data: projects } = useProjects();
  if (projects?.length === 0) return null;
  return (
    <div className="flex gap-2.5 max-[359px]:flex-col">
      <NewOrJoin join={join} className="flex-1 px-3 whitespace-nowrap lg:min-h-11 lg:px-5" />
    </div>
  );
}
