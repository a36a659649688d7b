"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { projectAlreadyJoined, useEnterProject } from "@/components/join/use-enter-project";
import { toast, type ToastInput } from "@/components/ui/toast-store";
import type { UserView } from "@/lib/account/view";
import type { ActionResult } from "@/lib/http/action-result";

/** The user who signed up or in, and the outcome of the invitation that led there. */
export interface Arrival extends UserView {
  next?: ActionResult<{ projectId: string }>;
}

/**
 * Continues to the invitation's project, or else to `destination`, which then shows why it failed. `leaving` is true from then
 * on, so that a second tap sends nothing.
 */
export function useArrival(destination: string) {
  const t = useTranslations("join");
  const router = useRouter();
  const enter = useEnterProject();
  const [leaving, setLeaving] = useState(false);
  const arrive = ({ next }: Arrival, greeting: ToastInput) => {
    setLeaving(true);
    if (next?.ok) {
      enter(next.data.projectId, "joined", greeting.description);
      return;
    }
    const inside = next && projectAlreadyJoined(next.error);
    if (inside !== undefined) {
      enter(inside, "already");
      return;
    }
    toast(next ? { title: t("failed"), description: next.error.message, variant: "destructive" } : greeting);
    router.replace(destination);
  };
  return { arrive, leaving };
}
