import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { cache } from "react";
import { orNull } from "@/app/(workspace)/or-null";
import { requireUser } from "@/lib/account/session/current-user";
import { parseParams } from "@/lib/http/parse";
import { idParam } from "@/lib/kernel/text";
import { findProjectDetail } from "@/lib/projects/queries";
import type { ProjectDetailView } from "@/lib/projects/view";

/** The project in the address as the reader sees it, read once per request; null when it is unknown or hidden from them. */
export const loadProject = cache(async (id: string): Promise<ProjectDetailView | null> => {
  const actor = await requireUser();
  return orNull(() => findProjectDetail(actor, parseParams(idParam, { id })));
});

/** The same; answers 404 without one. */
export async function requireProject(id: string): Promise<ProjectDetailView> {
  return (await loadProject(id)) ?? notFound();
}

/** For `generateMetadata` of a page about the project: called after it. */
export function titledByProject(page: "insights" | "photoWall") {
  return async ({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> => {
    const [project, t] = await Promise.all([loadProject((await params).id), getTranslations()]);
    return { title: project ? t(`${page}.of`, { name: project.name }) : t(`${page}.title`) };
  };
}
