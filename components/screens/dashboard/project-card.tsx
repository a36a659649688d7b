"use client";

import { ProjectSummary } from "@/components/project-summary/project-summary";
import { translatableProject } from "@/components/translation/translatable";
import { useShown } from "@/components/translation/use-translated";
import type { ProjectView } from "@/lib/projects/view";
import { ShortDescription } from "./short-description";

/** A project on the dashboard, with the first words of its description. */
export function ProjectCard({ project }: { project: ProjectView }) {
  const { text, lang } = useShown()(translatableProject(project));
  return (
    <ProjectSummary project={project} as="h3" linked>
      {text && <ShortDescription text={text} lang={lang} />}
    </ProjectSummary>
  );
}
