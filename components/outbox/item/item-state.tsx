import { Clock, Send, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { isUploadRefused, uploadRefusal, useItemStatus } from "./use-item-status";
import { useOutbox } from "@/components/outbox/use-outbox";
import { useFormat } from "@/components/providers/use-format";
import { ButtonLink } from "@/components/ui/text/button-link";
import { type OutboxItem, waitsWithFiles } from "@/lib/browser/outbox/items/item";
import { isInTab } from "@/lib/browser/outbox/store/early-items";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

interface ItemStateProps {
  item: OutboxItem;
  /** Text for an item that is not being sent: that it is waiting, or where it is. */
  resting?: "waiting" | "onPhone";
  /** Text for a refused item. */
  refused?: "refused" | "refusedMessage";
  /** Whether it is drawn as a chip with a background. */
  isChip?: boolean;
  className?: string;
}

const LOOKS = {
  onPhone: { Icon: Clock, text: "text-muted", ground: "bg-sunk" },
  sending: { Icon: Send, text: "text-blue", ground: "bg-blue-soft" },
  refused: { Icon: TriangleAlert, text: "text-danger", ground: "bg-danger-soft" },
};

/** An item's state, as a word with an icon. */
export function ItemState({
  item,
  resting = "waiting",
  refused = "refused",
  isChip = false,
  className,
}: ItemStateProps) {
  const t = useTranslations("outbox.states");
  const format = useFormat();
  const { paused, filesWait } = useOutbox();
  const { status, percent } = useItemStatus(item);
  const { Icon, text, ground } = LOOKS[status];
  const word = () => {
    if (status === "refused") return t(isUploadRefused(item) ? uploadRefusal(item) : refused);
    if (status !== "onPhone") return t(status);
    if (paused === "signedOut") return t("signIn");
    if (filesWait && waitsWithFiles(item)) return t("wifi");
    return t(resting === "onPhone" && isInTab(item) ? "inTab" : resting);
  };
  return (
    <span
      className={cn(
        "inline-flex items-center gap-1.5 text-[0.9375rem] font-strong",
        text,
        isChip && "rounded-chip px-2.5 py-1",
        isChip && ground,
        className,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {/* Screen readers would say each percent, over what the person reads or dictates. */}
      <span role="status" className={cn(percent && "sr-only")}>
        {word()}
      </span>
      {percent ? <span aria-hidden>{t("sendingPercent", { percent: format.percent(percent) })}</span> : null}
    </span>
  );
}

/** A link to the refused items, with reasons and actions. */
export function RefusedNote() {
  const t = useTranslations("outbox");
  return (
    <ButtonLink href={paths.waiting()} variant="link" size="sm" className="px-0">
      {t("seeWhy")}
    </ButtonLink>
  );
}
