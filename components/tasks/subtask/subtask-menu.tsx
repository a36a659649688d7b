import Ellipsis from "lucide-react/icons/ellipsis";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCan } from "@/components/project-model/use-can";
import { type MenuTrigger, MenuOnDemand, onDemand } from "@/components/shell/on-demand/on-demand";
import { translatableSubtask } from "@/components/translation/translatable";
import { useShownName } from "@/components/translation/use-translated";
import { buttonVariants } from "@/components/ui/input/button";
import { cn } from "@/lib/shared/utils";
import type { SubtaskView } from "@/lib/tasks/view";

const SubtaskMenuPanel = onDemand(() => import("./subtask-menu-panel"));
const AssigneesDialog = onDemand(() => import("@/components/tasks/assign/assignees-dialog"));
const EditDetailsDialog = onDemand(() => import("@/components/project-model/edit-details-dialog"));
const DeleteSubtaskDialog = onDemand(() => import("./delete-subtask-dialog"));

interface SubtaskMenuProps {
  subtask: SubtaskView;
  /** On phones only the open subtask has its menu, since rows have little room. */
  isOpen: boolean;
}

/** Shows who works on the subtask; lets the owner edit and delete it. */
export function SubtaskMenu({ subtask, isOpen }: SubtaskMenuProps) {
  const t = useTranslations("tasks");
  const name = useShownName()(translatableSubtask(subtask));
  const mayDelete = useCan("subtask:delete");
  const mayEdit = useCan("subtask:edit") && !subtask.isCompleted;
  const [open, setOpen] = useState<"members" | "edit" | "delete" | null>(null);
  const close = () => setOpen(null);
  const trigger: MenuTrigger = {
    className: cn(
      buttonVariants({ variant: "ghost", size: "iconSm" }),
      "relative z-10",
      !isOpen && "max-lg:hidden",
    ),
    children: <Ellipsis aria-hidden className="size-5" />,
    "aria-label": t("options", { name }),
    "data-tip": "",
  };
  const panel = {
    trigger,
    subtask,
    onMembers: () => setOpen("members"),
    ...(mayEdit && { onEdit: () => setOpen("edit") }),
    ...(mayDelete && { onDelete: () => setOpen("delete") }),
  };
  const { id, parentTaskId: taskId } = subtask;
  return (
    <>
      <MenuOnDemand menu={SubtaskMenuPanel} trigger={trigger} props={panel} />
      {open === "members" && <AssigneesDialog of={{ kind: "subtask", id, taskId, name }} onClose={close} />}
      {open === "edit" && <EditDetailsDialog kind="subtask" of={subtask} onClose={close} />}
      {open === "delete" && <DeleteSubtaskDialog subtask={subtask} onClose={close} />}
    </>
  );
}
