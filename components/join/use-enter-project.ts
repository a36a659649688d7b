"use client";

import { useTranslations } from "next-intl";
import { useNavigate } from "@/components/ui/navigation";
import { toast } from "@/components/ui/toast-store";
import type { ActionError } from "@/lib/http/action-result";
import { paths } from "@/lib/paths";

/** Opens a project with a toast. Replaces an address with an invitation in it, so that Back does not return to it. */
export function useEnterProject() {
  const t = useTranslations("join");
  const navigate = useNavigate();
  return (projectId: string, how: "joined" | "already", description?: string) => {
    toast({ title: t(how), description });
    if (location.search) navigate(paths.project(projectId), { replace: true });
    else navigate(paths.project(projectId));
  };
}

/** The project of a join that was refused because the reader is already a member. */
export function projectAlreadyJoined({ details }: ActionError): string | undefined {
  return details?.["projectId"]?.toString();
}
