"use client";

import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import type { MenuTrigger } from "@/components/shell/on-demand";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/overlay/dropdown-menu";

interface SubtaskMenuPanelProps {
  trigger: MenuTrigger;
  onMembers: () => void;
  onEdit?: () => void;
  onDelete?: () => void;
}

/** The open menu, which replaces its button. */
export default function SubtaskMenuPanel({ trigger, onMembers, onEdit, onDelete }: SubtaskMenuPanelProps) {
  const t = useTranslations("tasks");
  return (
    <DropdownMenu modal={false} defaultOpen>
      <DropdownMenuTrigger {...trigger} />
      <DropdownMenuContent>
        <DropdownMenuItem className="min-h-12" onSelect={onMembers}>
          <Users aria-hidden />
          {t("members")}
        </DropdownMenuItem>
        {onEdit && (
          <DropdownMenuItem className="min-h-12" onSelect={onEdit}>
            <Pencil aria-hidden />
            {t("edit")}
          </DropdownMenuItem>
        )}
        {onDelete && (
          <DropdownMenuItem className="min-h-12" variant="danger" onSelect={onDelete}>
            <Trash2 aria-hidden />
            {t("deleteSubtask")}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
