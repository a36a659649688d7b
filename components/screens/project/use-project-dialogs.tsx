"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from "react";
import { onDemand } from "@/components/shell/on-demand";
import { takeAskedLayer } from "@/components/ui/overlay/layer-history";
import { fetchWhileIdle } from "@/lib/browser/while-idle";
import type { ProjectDetailView } from "@/lib/projects/view";
import type { ProjectDialog } from "./project-dialog";

// A single import: each dialog's own would add its list of files to the page's scripts.
const load = () => import("./open-dialog");
const OpenDialog = onDemand(load);

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
  const [channel, setChannel] = useState<string | null>(null);
  const openAsked = useEffectEvent(() => {
    const asked = takeAskedLayer();
    if (asked === null) return;
    setChannel(asked);
    open("chat");
  });
  // Hydration comes first.
  useEffect(() => void setTimeout(openAsked), []);
  const client = useQueryClient();
  useEffect(() => {
    fetchWhileIdle(() => {
      load().then(
        ({ readChat }) => readChat(client, project.id),
        () => undefined,
      );
    });
  }, [client, project.id]);
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
