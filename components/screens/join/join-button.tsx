"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useAction } from "@/components/form/use-action";
import type { JoinAction } from "@/components/join/join-action";
import { useEnterJoinedProject } from "@/components/join/use-enter-joined-project";
import { projectAlreadyJoined } from "@/components/join/use-enter-project";
import { Button } from "@/components/ui/input/button";
import { toast } from "@/components/ui/toast/toast-store";

export interface JoinButtonProps {
  code: string;
  join: JoinAction;
  children: ReactNode;
}

/** Joins the invitation's project with one tap. */
export function JoinButton({ code, join, children }: JoinButtonProps) {
  const t = useTranslations("join");
  const router = useRouter();
  const joined = useEnterJoinedProject();
  const [leaving, setLeaving] = useState(false);
  const enter = (projectId: string, how: "joined" | "already") => {
    setLeaving(true);
    joined(projectId, how);
  };
  const { run, pending } = useAction(join, {
    onSuccess: ({ projectId }) => enter(projectId, "joined"),
    onError: (error) => {
      const inside = projectAlreadyJoined(error);
      if (inside !== undefined) {
        enter(inside, "already");
        return;
      }
      toast({ title: t("failed"), description: error.message, variant: "destructive" });
      // The page then shows what has happened to the code since it loaded.
      if (error.code === "gone" || error.code === "not_found") router.refresh();
    },
  });
  return (
    <Button size="lg" pending={pending || leaving} onClick={() => run({ connectCode: code })}>
      {children}
    </Button>
  );
}
