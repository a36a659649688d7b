import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { loadProject, requireProject } from "./load-project";

interface ProjectLayoutProps {
  params: Promise<{ id: string }>;
  children: ReactNode;
}

export async function generateMetadata({ params }: ProjectLayoutProps): Promise<Metadata> {
  const [project, t] = await Promise.all([loadProject((await params).id), getTranslations("project")]);
  return { title: project?.name ?? t("notFound") };
}

/** Loads the project before anything is streamed: afterwards a missing one could no longer answer 404. */
export default async function ProjectLayout({ params, children }: ProjectLayoutProps) {
  await requireProject((await params).id);
  return children;
}
