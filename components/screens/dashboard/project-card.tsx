"use client";

import { ProjectSummary } from "@/components/project-summary/project-summary";
import type { ProjectView } from "@/lib/projects/view";
import { ShortDescription } from "./short-description";

/** A project on the dashboard, with the first words of its description. */
export function ProjectCard({ project }: { project: ProjectView }) {
  return (
    <ProjectSummary project={project} as="h3" linked>
      {project.description && <ShortDescription text={project.description} />}
    </ProjectSummary>
  );
}
