"use client";

import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from "react";
import { onDemand } from "@/components/shell/on-demand";
import { takeAskedLayer } from "@/components/ui/overlay/layer-history";
import type { ProjectDetailView } from "@/lib/projects/view";
import type { ProjectDialog } from "./project-dialog";

// A single import: each dialog's own would add its list of files to the page's scripts.
const OpenDialog = onDemand(() => import("./open-dialog"));

/** Milliseconds after mount to fetch the chat: later there may be no signal. */
const PRELOAD_MS = 4000;

export interface ProjectDialogs {
  open: (dialog: ProjectDialog) => void;
  /** The open dialog, for the screen to render. */
  dialog: ReactNode;
}

/** The dialogs about the project as a whole, which several menus and buttons open. */
export function useProjectDialogs(project: ProjectDetailView, userId: string): ProjectDialogs {
  const [shown, setShown] = useState<ProjectDialog | null>(null);
  const open = useCallback((dialog: ProjectDialog) => {
    setShown(dialog);
  }, []);
  useEffect(() => void setTimeout(OpenDialog.preload, PRELOAD_MS), []);
  const [channel, setChannel] = useState<string | null>(null);
  const openAsked = useEffectEvent(() => {
    const asked = takeAskedLayer();
    if (asked === null) return;
    setChannel(asked);
    open("chat");
  });
  // Hydration comes first.
  useEffect(() => void setTimeout(openAsked), []);
  const close = () => {
    setShown(null);
    setChannel(null);
  };
  return {
    open,
    dialog: shown && (
      <OpenDialog
        shown={shown}
        channel={channel}
        project={project}
        userId={userId}
        onClose={close}
        onLoadError={close}
      />
    ),
  };
}
