import { useTranslations } from "next-intl";
import { useState } from "react";
import { forgetDestination } from "./kept-destination";
import { projectAlreadyJoined, useEnterProject } from "@/components/join/use-enter-project";
import { useNavigate } from "@/components/ui/text/navigation";
import { toast, type ToastInput } from "@/components/ui/toast/toast-store";
import type { SignedInByCodeView } from "@/lib/account/view";
import { announceSession } from "@/lib/browser/tabs/session-channel";
import type { ActionResult } from "@/lib/http/shared/action-result";

/** The signed-in user, and the outcome of joining the invitation that led there. */
export interface SignInResult extends SignedInByCodeView {
  next?: ActionResult<{ projectId: string }>;
}

/**
 * Continues to the invitation's project, or if joining failed to `destination`, which shows why. `leaving` is true from then on,
 * so that a second tap sends nothing.
 */
export function useAfterSignIn(destination: string) {
  const t = useTranslations();
  const navigate = useNavigate();
  const enter = useEnterProject();
  const [leaving, setLeaving] = useState(false);
  const proceed = (result: SignInResult, greeting: ToastInput) => {
    arrive(result, greeting);
    // Instead of the other toast: the page itself shows where they are.
    if (result.waysRemoved)
      toast({ title: t("auth.confirmed"), description: t("auth.waysRemoved"), lasting: true });
  };
  const arrive = ({ id, name, next }: SignInResult, greeting: ToastInput) => {
    setLeaving(true);
    forgetDestination();
    announceSession({ id, name });
    if (next?.ok) {
      enter(next.data.projectId, "joined", greeting.description);
      return;
    }
    const inside = next && projectAlreadyJoined(next.error);
    if (inside !== undefined) {
      enter(inside, "already");
      return;
    }
    toast(
      next ? { title: t("join.failed"), description: next.error.message, variant: "destructive" } : greeting,
    );
    navigate(destination, { replace: true });
  };
  return { proceed, leaving };
}
