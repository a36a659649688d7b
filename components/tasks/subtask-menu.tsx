"use client";

import Ellipsis from "lucide-react/icons/ellipsis";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCan } from "@/components/project-model/use-can";
import { type MenuTrigger, MenuOnDemand, onDemand } from "@/components/shell/on-demand";
import { buttonVariants } from "@/components/ui/button";
import type { SubtaskView } from "@/lib/tasks/view";
import { cn } from "@/lib/utils";

const SubtaskMenuPanel = onDemand(() => import("./subtask-menu-panel"));
const AssigneesDialog = onDemand(() => import("./assignees-dialog"));
const DeleteSubtaskDialog = onDemand(() => import("./delete-subtask-dialog"));

/** Shows everyone who works on the subtask; lets the owner delete it. */
export function SubtaskMenu({ subtask }: { subtask: SubtaskView }) {
  const t = useTranslations("tasks");
  const mayDelete = useCan("subtask:delete");
  const [open, setOpen] = useState<"members" | "delete" | null>(null);
  const close = () => {
    setOpen(null);
  };
  const trigger: MenuTrigger = {
    className: cn(buttonVariants({ variant: "ghost", size: "icon" }), "-mr-2 lg:size-9.5"),
    children: (
      <>
        <Ellipsis aria-hidden className="size-5" />
        <span className="sr-only">{t("options", { name: subtask.name })}</span>
      </>
    ),
    "data-tip": "",
  };
  const panel = {
    trigger,
    onMembers: () => {
      setOpen("members");
    },
    ...(mayDelete && {
      onDelete: () => {
        setOpen("delete");
      },
    }),
  };
  const { id, parentTaskId: taskId, name } = subtask;
  return (
    <>
      <MenuOnDemand popup="menu" trigger={trigger} preload={SubtaskMenuPanel.preload}>
        {(controls) => <SubtaskMenuPanel {...panel} {...controls} />}
      </MenuOnDemand>
      {open === "members" && (
        <AssigneesDialog of={{ kind: "subtask", id, taskId, name }} onClose={close} onLoadError={close} />
      )}
      {open === "delete" && <DeleteSubtaskDialog subtask={subtask} onClose={close} onLoadError={close} />}
    </>
  );
}
