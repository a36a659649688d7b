"use client";

import Plus from "lucide-react/icons/plus";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/input/button";
import { focusIfLost } from "@/components/updates/focus";

interface AddSubtaskButtonProps {
  /** Whether the field has just closed: the button then takes the focus. */
  wasAdding: boolean;
  onAdd: () => void;
}

/** The "Add" button in the line above the subtasks. */
export function AddSubtaskButton({ wasAdding, onAdd }: AddSubtaskButtonProps) {
  const t = useTranslations("tasks");
  return (
    <Button
      variant="ghost"
      aria-label={t("addSubtask")}
      className="min-h-11 gap-1.5 px-1.5 text-[0.9375rem] font-strong text-blue"
      {...(wasAdding && { ref: focusIfLost })}
      onClick={onAdd}
    >
      <Plus aria-hidden className="size-4.5" />
      {t("add")}
    </Button>
  );
}

/** Shown to the owner of a task without subtasks. */
export function AddFirstSubtask({ wasAdding, onAdd }: AddSubtaskButtonProps) {
  const t = useTranslations("tasks");
  return (
    <div className="py-1">
      <p className="text-sm text-muted">{t("addFirst")}</p>
      <Button
        variant="ghost"
        className="-ml-2 min-h-11 px-2 text-[0.9375rem] font-strong text-blue"
        {...(wasAdding && { ref: focusIfLost })}
        onClick={onAdd}
      >
        <Plus aria-hidden className="size-5" />
        {t("addSubtask")}
      </Button>
    </div>
  );
}
