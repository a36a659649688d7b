"use client";

import { useCallback, useRef } from "react";
import { api } from "@/lib/browser/api-client";
import type { ChosenView } from "@/lib/projects/limits";
import { apiPaths } from "@/lib/shared/paths/api-paths";

/** Stores which view the project's page opens with for the reader. Failures are ignored: it then opens as before. */
export function useChooseView(projectId: string, chosen: ChosenView | null): (view: ChosenView) => void {
  const kept = useRef(chosen ?? "tasks");
  return useCallback(
    (view) => {
      const before = kept.current;
      if (view === before) return;
      kept.current = view;
      api.put(apiPaths.projectView(projectId), { view }).catch(() => {
        kept.current = before;
      });
    },
    [projectId],
  );
}
