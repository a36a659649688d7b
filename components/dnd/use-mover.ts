"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Move } from "./mover";
import type * as Moving from "./project-mover";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { toast } from "@/components/ui/toast/toast-store";
import { announceOutdatedPage, isCodeGone } from "@/lib/browser/page/outdated-page";

let moving: typeof Moving | null = null;

/** Fetches the code that moves updates, which most readers never need. Rejects without a signal. */
export async function loadMoving(): Promise<typeof Moving> {
  return (moving ??= await import("./project-mover"));
}

/** Moves updates of a project, immediately if `loadMoving` has finished, else after it. */
export function useMover(projectId: string): Move {
  const t = useTranslations("move");
  const client = useQueryClient();
  const applyEvent = useApplyEvent();
  const [move] = useState((): Move => {
    let mover: Move | null = null;
    return (...moved) => {
      const go = ({ createProjectMover }: typeof Moving) =>
        (mover ??= createProjectMover({ projectId, client, applyEvent, t }))(...moved);
      if (moving) return go(moving);
      return loadMoving().then(go, async () => {
        if (await isCodeGone()) announceOutdatedPage();
        else toast({ title: t("failed"), description: t("noSignal"), variant: "destructive" });
      });
    };
  });
  return move;
}
