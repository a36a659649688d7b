import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type { ProjectDialog } from "./project-dialog";
import { useStore } from "@/components/providers/use-store";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { takeAskedLayer } from "@/components/ui/overlay/layer-history";
import type { Composer } from "@/components/updates/composer/use-post-update";
import {
  askedDialogOf,
  askForDialog,
  forgetAskedDialog,
  subscribeToAskedDialog,
} from "@/lib/browser/page/asked-dialog";
import { fetchWhileIdle } from "@/lib/browser/page/while-idle";
import { TEAM_CHANNEL } from "@/lib/chat/limits";
import type { ProjectDetailView } from "@/lib/projects/view";

// A single import: each dialog's own would add its list of files to the page's scripts.
const load = () => import("./open-dialog");
const OpenDialog = onDemand(load);

/** The dialogs about the project as a whole, which several menus and buttons open: `dialog`, the open one, is for the screen to render. */
export function useProjectDialogs(project: ProjectDetailView, composer: Composer) {
  const [shown, setShown] = useState<Exclude<ProjectDialog, "chat"> | null>(null);
  const open = useCallback(
    (dialog: ProjectDialog) => {
      if (dialog === "chat") askForDialog(project.id, { chatWith: null });
      else setShown(dialog);
    },
    [project.id],
  );
  const asked = useStore(subscribeToAskedDialog, () => askedDialogOf(project.id), null);
  useEffect(() => {
    const channel = takeAskedLayer();
    if (channel !== null) askForDialog(project.id, { chatWith: channel === TEAM_CHANNEL ? null : channel });
  }, [project.id]);
  const client = useQueryClient();
  useEffect(() => {
    fetchWhileIdle(() => {
      load().then(
        ({ readChat }) => readChat(client, project.id),
        () => undefined,
      );
    });
  }, [client, project.id]);
  const dialogs = { project, composer };
  return {
    open,
    dialog: (
      <>
        {shown && <OpenDialog {...dialogs} shown={shown} onClose={() => setShown(null)} />}
        {asked && <OpenDialog {...dialogs} shown={asked} onClose={forgetAskedDialog} />}
      </>
    ),
  };
}
