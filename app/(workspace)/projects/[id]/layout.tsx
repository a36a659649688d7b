import type { Metadata } from "next";
import type { ReactNode } from "react";
import { loadProject } from "./load-project";

interface ProjectLayoutProps {
  params: Promise<{ id: string }>;
  children: ReactNode;
}

export async function generateMetadata({ params }: ProjectLayoutProps): Promise<Metadata> {
  const { name } = await loadProject((await params).id);
  return { title: name };
}

/** Asks for the project before anything is streamed: only then can a missing one still answer with 404. */
export default async function ProjectLayout({ params, children }: ProjectLayoutProps) {
  await loadProject((await params).id);
  return children;
}
