"use client";

import Check from "lucide-react/icons/check";
import Trash2 from "lucide-react/icons/trash-2";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCan } from "@/components/project-model/use-can";
import { onDemand } from "@/components/shell/on-demand";
import { Button } from "@/components/ui/button";
import type { SubtaskView } from "@/lib/tasks/view";

const DeleteSubtaskDialog = onDemand(() => import("./delete-subtask-dialog"));

/** A completed subtask: it cannot be reopened, only deleted (workspace.txt 4). */
export function CompletedSubtask({ subtask }: { subtask: SubtaskView }) {
  const t = useTranslations("tasks");
  const mayDelete = useCan("subtask:delete");
  const [deleting, setDeleting] = useState(false);
  return (
    <li className="flex min-h-12 items-center lg:min-h-9.5">
      <span className="-ml-3 grid size-12 shrink-0 place-items-center lg:-ml-2 lg:size-9.5">
        <span className="grid size-5.5 place-items-center rounded-[6px] bg-ok text-surface">
          <Check aria-hidden className="size-4" strokeWidth={3} />
        </span>
      </span>
      <s className="min-w-0 flex-1 text-[0.9375rem] leading-snug wrap-anywhere text-muted">{subtask.name}</s>
      {mayDelete && (
        <Button
          variant="ghost"
          size="icon"
          className="-mr-2 lg:size-9.5"
          onClick={() => {
            setDeleting(true);
          }}
        >
          <Trash2 aria-hidden className="size-4.5" />
          <span className="sr-only">{t("deleteNamed", { name: subtask.name })}</span>
        </Button>
      )}
      {deleting && (
        <DeleteSubtaskDialog
          subtask={subtask}
          onClose={() => {
            setDeleting(false);
          }}
          onLoadError={() => {
            setDeleting(false);
          }}
        />
      )}
    </li>
  );
}
