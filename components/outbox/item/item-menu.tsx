"use client";

import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import { useTranslations } from "next-intl";
import { type MenuTrigger, MenuOnDemand, onDemand } from "@/components/shell/on-demand/on-demand";
import { buttonVariants } from "@/components/ui/input/button-variants";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";
import { cn } from "@/lib/shared/utils";

const ItemMenuPanel = onDemand(() => import("./item-menu-panel"));
// Its list is also shown without a signal.
ItemMenuPanel.preload();

interface ItemMenuProps {
  item: OutboxItem;
  title: string;
  /** Absent for an item without text. */
  onEdit?: (() => void) | undefined;
  className: string;
}

/** The menu of a refused item. */
export function ItemMenu({ item, title, onEdit, className }: ItemMenuProps) {
  const t = useTranslations("outbox");
  const trigger: MenuTrigger = {
    className: cn(buttonVariants({ variant: "ghost", size: "icon" }), className),
    children: <EllipsisVertical aria-hidden className="size-5" />,
    "aria-label": t("actions", { title }),
  };
  return (
    <MenuOnDemand popup="menu" trigger={trigger} preload={ItemMenuPanel.preload}>
      {(controls) => <ItemMenuPanel item={item} trigger={trigger} onEdit={onEdit} {...controls} />}
    </MenuOnDemand>
  );
}
