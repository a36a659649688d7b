"use client";

import { skipToken, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { KickoffReader } from "./kickoff-reader";
import { useBusinesses } from "@/components/project-model/use-projects";
import { onDemand } from "@/components/shell/on-demand";
import { queryKeys } from "@/lib/shared/query-keys";

const KickoffDialog = onDemand(() => import("./kickoff-dialog"));

/** Opens the kickoff dialog: handlers for its button, and the dialog to render. */
export function useKickoff(): { open: () => void; preload: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const { data: businesses = [] } = useBusinesses();
  const { data: reader } = useQuery<KickoffReader>({ queryKey: queryKeys.kickoff(), queryFn: skipToken });
  const close = () => {
    setOpen(false);
  };
  return {
    open: () => {
      setOpen(true);
    },
    preload: KickoffDialog.preload,
    dialog: isOpen && reader && (
      <KickoffDialog reader={reader} businesses={businesses} onClose={close} onLoadError={close} />
    ),
  };
}
