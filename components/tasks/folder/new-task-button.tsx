import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { Button } from "@/components/ui/input/button";
import { cn } from "@/lib/shared/utils";

interface NewTaskButtonProps {
  openDialog: (dialog: "task") => void;
  className: string;
}

/** Beside the list's title on desktops, below the list on phones. */
export const NewTaskButton = memo(function NewTaskButton({ openDialog, className }: NewTaskButtonProps) {
  const t = useTranslations("tasks");
  return (
    <Button
      variant="ghost"
      size="text"
      className={cn("text-blue", className)}
      onClick={() => openDialog("task")}
    >
      <Plus aria-hidden className="size-5" />
      {t("newTask")}
    </Button>
  );
});
