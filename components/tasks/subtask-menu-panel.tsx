"use client";

import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import { useRef } from "react";
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
  onRename?: () => void;
  onDelete?: () => void;
}

/** The open menu, which replaces its button. */
export default function SubtaskMenuPanel({ trigger, onMembers, onRename, onDelete }: SubtaskMenuPanelProps) {
  const t = useTranslations("tasks");
  const renames = useRef(false);
  return (
    <DropdownMenu modal={false} defaultOpen>
      <DropdownMenuTrigger {...trigger} />
      <DropdownMenuContent
        onCloseAutoFocus={(event) => {
          // The focus goes to the field. Returned to the button, it would close the field.
          if (!renames.current) return;
          event.preventDefault();
          onRename?.();
        }}
      >
        <DropdownMenuItem className="min-h-12" onSelect={onMembers}>
          <Users aria-hidden />
          {t("members")}
        </DropdownMenuItem>
        {onRename && (
          <DropdownMenuItem
            className="min-h-12"
            onSelect={() => {
              renames.current = true;
            }}
          >
            <Pencil aria-hidden />
            {t("renameSubtask")}
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
