import { useTranslations } from "next-intl";
import { useState } from "react";
import type { WithdrawDialogProps } from "./withdraw-dialog";
import { type MenuTrigger, MenuOnDemand, onDemand } from "@/components/shell/on-demand/on-demand";
import { Dots } from "@/components/ui/display/dots";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { focusIfLost } from "@/components/ui/focus/focus";
import { canInProject } from "@/lib/access/policy";
import { cn } from "@/lib/shared/utils";

const EntryMenuPanel = onDemand(() => import("./entry-menu-panel"));
const WithdrawDialog = onDemand(() => import("./withdraw-dialog"));

interface EntryMenuProps extends Omit<WithdrawDialogProps, "onClose"> {
  /** For a written update, which its author can edit. */
  onEdit?: () => void;
  /** For an update with a recording, whose transcript its author can correct. */
  onCorrect?: () => void;
  /** Whether to take the focus after the edit field has closed. */
  returned?: boolean;
  className?: string;
}

/** The menu of an update or a comment; renders nothing for readers without any of its actions. */
export function EntryMenu({
  written,
  viewer,
  onEdit,
  onCorrect,
  returned = false,
  onWithdrawn,
  className,
}: EntryMenuProps) {
  const t = useTranslations("updates");
  const [asks, setAsks] = useState(false);
  const { update, comment } = written;
  const facts = { isAuthor: (comment ?? update).authorId === viewer.id };
  const mayEdit = !comment && canInProject(viewer.level, "update:edit", facts);
  const mayWithdraw = canInProject(viewer.level, comment ? "comment:withdraw" : "update:withdraw", facts);
  if (!mayEdit && !mayWithdraw) return null;
  const { name: author } = (comment ?? update).author;
  const trigger: MenuTrigger = {
    className: cn(buttonVariants({ variant: "ghost", size: "icon" }), className),
    children: <Dots of="ellipsis" className="size-5" />,
    "aria-label": comment ? t("commentOptions", { author }) : t("options", { author }),
    "data-tip": "",
    ...(returned && { ref: focusIfLost }),
  };
  const close = () => setAsks(false);
  const entries = {
    kind: comment ? "comment" : "update",
    ...(mayEdit && onEdit && { onEdit }),
    ...(mayEdit && onCorrect && { onCorrect }),
    ...(mayWithdraw && { onWithdraw: () => setAsks(true) }),
  } as const;
  return (
    <>
      <MenuOnDemand menu={EntryMenuPanel} trigger={trigger} props={entries} />
      {asks && <WithdrawDialog written={written} viewer={viewer} onWithdrawn={onWithdrawn} onClose={close} />}
    </>
  );
}
