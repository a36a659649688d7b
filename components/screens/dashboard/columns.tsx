"use client";

import type { ReactNode } from "react";
import { SinceYouWereHere } from "./since-you-were-here";
import { useProjects } from "@/components/providers/all-projects";

/** The newest updates are beside the projects, or below them where there is no room; without projects there are none. */
export function Columns({ userId, children }: { userId: string; children: ReactNode }) {
  const { data: projects } = useProjects();
  if (projects?.length === 0) return <div className="mt-3 lg:mt-5">{children}</div>;
  return (
    <div className="mt-3 lg:mt-5 xl:grid xl:grid-cols-[minmax(0,1fr)_22.75rem] xl:gap-x-11">
      <div className="min-w-0">{children}</div>
      <SinceYouWereHere userId={userId} />
    </div>
  );
}
