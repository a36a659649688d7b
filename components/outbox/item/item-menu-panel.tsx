import { Pencil, RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { retry, useRetryLabel } from "./retry-button";
import type { MenuTrigger } from "@/components/shell/on-demand/on-demand";
import { DropdownMenu, DropdownMenuItem } from "@/components/ui/overlay/dropdown-menu";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";

interface ItemMenuPanelProps {
  item: OutboxItem;
  trigger: MenuTrigger;
  onEdit?: (() => void) | undefined;
}

/** The open menu, which replaces its button. */
export default function ItemMenuPanel({ item, trigger, onEdit }: ItemMenuPanelProps) {
  const t = useTranslations("outbox");
  const retryLabel = useRetryLabel(item);
  return (
    <DropdownMenu trigger={trigger}>
      <DropdownMenuItem icon={RotateCw} onSelect={() => void retry(item)}>
        {retryLabel}
      </DropdownMenuItem>
      {onEdit && (
        <DropdownMenuItem icon={Pencil} onSelect={onEdit}>
          {t("edit")}
        </DropdownMenuItem>
      )}
    </DropdownMenu>
  );
}
