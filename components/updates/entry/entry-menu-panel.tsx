import AudioLines from "lucide-react/icons/audio-lines";
import Pencil from "lucide-react/icons/pencil";
import Undo2 from "lucide-react/icons/undo-2";
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
        <DropdownMenuItem className="min-h-12" onSelect={onEdit}>
          <Pencil aria-hidden />
          {t("edit")}
        </DropdownMenuItem>
      )}
      {onCorrect && (
        <DropdownMenuItem className="min-h-12" onSelect={onCorrect}>
          <AudioLines aria-hidden />
          {voice("correct")}
        </DropdownMenuItem>
      )}
      {onWithdraw && (
        <DropdownMenuItem className="min-h-12" variant="danger" onSelect={onWithdraw}>
          <Undo2 aria-hidden />
          {t(`withdraw.${kind}.do`)}
        </DropdownMenuItem>
      )}
    </DropdownMenu>
  );
}
