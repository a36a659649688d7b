import { skipToken, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { KickoffReader } from "./kickoff-reader";
import { useBusinesses } from "@/components/providers/use-projects";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { queryKeys } from "@/lib/shared/query-keys";

const KickoffDialog = onDemand(() => import("./kickoff-dialog"));

export interface Kickoff {
  open: () => void;
  /** Opens it with the templates, for who does not want to describe the project. */
  openTemplates: () => void;
  preload: () => void;
  isAiConfigured: boolean;
  /** The open dialog, for the screen to render. */
  dialog: ReactNode;
}

/** Opens the kickoff dialog: handlers for its buttons, and the dialog to render. */
export function useKickoff(): Kickoff {
  const [opened, setOpened] = useState<"description" | "templates" | null>(null);
  const { data: businesses = [] } = useBusinesses();
  const { data: reader } = useQuery<KickoffReader>({ queryKey: queryKeys.kickoff(), queryFn: skipToken });
  return {
    open: () => setOpened("description"),
    openTemplates: () => setOpened("templates"),
    preload: KickoffDialog.preload,
    isAiConfigured: reader?.isAiConfigured ?? false,
    dialog: opened && reader && (
      <KickoffDialog
        reader={reader}
        businesses={businesses}
        isTemplateWanted={opened === "templates"}
        onClose={() => setOpened(null)}
      />
    ),
  };
}
