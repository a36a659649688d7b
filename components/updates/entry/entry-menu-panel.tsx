import { AudioLines, Pencil, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { MenuTrigger } from "@/components/shell/on-demand/on-demand";
import { DropdownMenu, DropdownMenuItem } from "@/components/ui/overlay/dropdown-menu";

interface EntryMenuPanelProps {
  kind: "update" | "comment";
  trigger: MenuTrigger;
  onEdit?: () => void;
  onCorrect?: () => void;
  onWithdraw?: () => void;
}

/** The open menu, which replaces its button. */
export default function EntryMenuPanel({
  kind,
  trigger,
  onEdit,
  onCorrect,
  onWithdraw,
}: EntryMenuPanelProps) {
  const t = useTranslations("updates");
  const voice = useTranslations("voice");
  return (
    <DropdownMenu trigger={trigger} inMain>
      {onEdit && (
        <DropdownMenuItem icon={Pencil} onSelect={onEdit}>
          {t("edit")}
        </DropdownMenuItem>
      )}
      {onCorrect && (
        <DropdownMenuItem icon={AudioLines} onSelect={onCorrect}>
          {voice("correct")}
        </DropdownMenuItem>
      )}
      {onWithdraw && (
        <DropdownMenuItem icon={Undo2} variant="danger" onSelect={onWithdraw}>
          {t(`withdraw.${kind}.do`)}
        </DropdownMenuItem>
      )}
    </DropdownMenu>
  );
}
