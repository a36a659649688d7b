"use client";

import Ellipsis from "lucide-react/icons/ellipsis";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { lazy, useState } from "react";
import { useWorkspace } from "@/components/projects/workspace";
import { buttonVariants } from "@/components/ui/button";
import { OnDemand } from "@/components/ui/on-demand";
import type { SubtaskView } from "@/lib/tasks/view";
import { cn } from "@/lib/utils";

const load = () => import("./subtask-menu-panel");
const SubtaskMenuPanel = lazy(load);
const AssigneesDialog = dynamic(() => import("./assignees-dialog"), { ssr: false });
const DeleteSubtaskDialog = dynamic(() => import("./delete-subtask-dialog"), { ssr: false });

/** Who works on the subtask, for everybody; deleting it, for the owner. */
export function SubtaskMenu({ subtask }: { subtask: SubtaskView }) {
  const t = useTranslations("tasks");
  const { project } = useWorkspace();
  const [open, setOpen] = useState<"members" | "delete" | null>(null);
  const close = () => {
    setOpen(null);
  };
  const look = cn(buttonVariants({ variant: "ghost", size: "icon" }), "-mr-2 lg:size-9.5");
  const face = (
    <>
      <Ellipsis aria-hidden className="size-5" />
      <span className="sr-only">{t("options", { name: subtask.name })}</span>
    </>
  );
  const { id, parentTaskId: taskId, name } = subtask;
  return (
    <>
      <OnDemand popup="menu" className={look} preload={() => load().catch(() => undefined)} face={face}>
        <SubtaskMenuPanel
          className={look}
          face={face}
          onMembers={() => {
            setOpen("members");
          }}
          {...(project.isOwner && {
            onDelete: () => {
              setOpen("delete");
            },
          })}
        />
      </OnDemand>
      {open === "members" && <AssigneesDialog of={{ kind: "subtask", id, taskId, name }} onClose={close} />}
      {open === "delete" && <DeleteSubtaskDialog subtask={subtask} onClose={close} />}
    </>
  );
}
