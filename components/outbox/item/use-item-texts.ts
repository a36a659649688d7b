import { useTranslations } from "next-intl";
import { isUploadRefused } from "./use-item-status";
import { viewOf } from "@/components/outbox/kinds/kind-views";
import { useErrorText } from "@/components/providers/use-error-text";
import { useFormat } from "@/components/providers/use-format";
import { type ItemRefusal, type OutboxItem, photoCountOf } from "@/lib/browser/outbox/items/item";

/** An item's texts: what it is, where it was written, and why it was refused. */
export function useItemTexts(item: OutboxItem) {
  const t = useTranslations("outbox");
  const recorder = useTranslations("recorder");
  const format = useFormat();
  const textOf = useErrorText();
  const { written, refusal } = item;
  const place = written.placeName ?? written.projectName;
  const reasonOf = (refused: ItemRefusal) => {
    if (refused.reason === "other") return textOf(refused);
    if (isUploadRefused(item) && photoCountOf(item) > 0) return t("reasons.files");
    if (refused.reason === "notAudio") return recorder("hints.notAudio", { found: refused.found ?? "" });
    return t(`reasons.${refused.reason}`, { place });
  };
  return {
    title: viewOf(item).title(item, { t, format }),
    text: viewOf(item).text(item.content),
    place: [written.projectName, written.placeName].filter(Boolean).join(" · "),
    moved: item.movedFrom === null ? null : t("moved", { place: item.movedFrom }),
    reason: refusal && reasonOf(refusal),
    time: format.shortTime(item.capturedAt),
  };
}
