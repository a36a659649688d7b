import { useTranslations } from "next-intl";
import { hasOpenLayer } from "@/components/ui/overlay/layer-history";
import { useNavigate } from "@/components/ui/text/navigation";
import { toast } from "@/components/ui/toast/toast-store";
import type { ActionError } from "@/lib/http/shared/action-result";
import { paths } from "@/lib/shared/paths/paths";

/**
 * Opens a project with a toast. Replaces an address that has an invitation in it, so that Back does not return to it; from a
 * dialog, it replaces the dialog's history entry.
 */
export function useEnterProject() {
  const t = useTranslations("join");
  const navigate = useNavigate();
  return (projectId: string, how: "joined" | "already", description?: string) => {
    toast({ title: t(how), description });
    navigate(paths.project(projectId), { replace: location.search !== "" && !hasOpenLayer() });
  };
}

/** The project of a join that was refused because the reader is already a member. */
export function projectAlreadyJoined({ details }: ActionError): string | undefined {
  return details?.["projectId"]?.toString();
}
