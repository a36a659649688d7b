"use client";

import Pencil from "lucide-react/icons/pencil";
import Undo2 from "lucide-react/icons/undo-2";
import { useTranslations } from "next-intl";
import type { MenuTrigger } from "@/components/shell/on-demand";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuPortal,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";

interface EntryMenuPanelProps {
  kind: "update" | "comment";
  trigger: MenuTrigger;
  onEdit?: () => void;
  onWithdraw?: () => void;
}

/** The open menu, which replaces its button. */
export default function EntryMenuPanel({ kind, trigger, onEdit, onWithdraw }: EntryMenuPanelProps) {
  const t = useTranslations("updates");
  return (
    <DropdownMenu modal={false} defaultOpen>
      <DropdownMenuTrigger {...trigger} />
      <DropdownMenuPortal>
        <DropdownMenuContent>
          {onEdit && (
            <DropdownMenuItem className="min-h-12" onSelect={onEdit}>
              <Pencil aria-hidden />
              {t("edit")}
            </DropdownMenuItem>
          )}
          {onWithdraw && (
            <DropdownMenuItem className="min-h-12" variant="danger" onSelect={onWithdraw}>
              <Undo2 aria-hidden />
              {t(`withdraw.${kind}.do`)}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenuPortal>
    </DropdownMenu>
  );
}
