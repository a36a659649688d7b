"use client";

import type { JoinAction } from "@/components/join/join-action";
import { useProjects } from "@/components/project-model/use-projects";
import { NewOrJoin } from "./new-or-join";

/** New Project and Join Project. Hidden without projects: the empty list shows both. */
export function DashboardActions({ join }: { join: JoinAction }) {
  const { data: projects } = useProjects();
  if (projects?.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      <NewOrJoin
        join={join}
        className="min-w-0 grow basis-[9rem] px-3 lg:min-h-11 lg:basis-auto lg:px-5 lg:whitespace-nowrap"
      />
    </div>
  );
}
