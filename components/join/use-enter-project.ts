"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toast-store";
import type { ActionError } from "@/lib/http/action-result";
import { paths } from "@/lib/paths";

/** Leads into a project, with a word on how one got in; an invitation in the address is nothing to come back to. */
export function useEnterProject() {
  const t = useTranslations("join");
  const router = useRouter();
  return (projectId: string, how: "joined" | "already", description?: string) => {
    toast({ title: t(how), description });
    if (location.search) router.replace(paths.project(projectId));
    else router.push(paths.project(projectId));
  };
}

/** The project that a refused join names: whoever is in it already is refused too. */
export function projectAlreadyJoined({ details }: ActionError): string | undefined {
  return details?.["projectId"]?.toString();
}
