"use client";

import Mic from "lucide-react/icons/mic";
import { useTranslations } from "next-intl";
import type { ListedPlace } from "@/components/project-model/placement";
import type { Viewer } from "@/components/project-model/workspace";
import { ItemState } from "@/components/outbox/item-state";
import { RefusedNote } from "@/components/outbox/refused-note";
import { useItemStatus } from "@/components/outbox/use-item-status";
import { Waveform } from "@/components/player/waveform";
import { useFormat } from "@/components/providers/use-format";
import { formatDuration } from "@/lib/i18n/duration";
import type { Measured } from "@/lib/outbox/measured";
import { type PendingUpdateItem, pendingElementId } from "./pending-updates";
import { UpdateItem, UpdateText } from "./update-line";

interface PendingUpdateProps {
  item: PendingUpdateItem;
  viewer: Viewer;
  listedIn: ListedPlace["kind"];
}

/** An update of the reader's that is on this phone and not yet with the server, and where it is on its way. */
export function PendingUpdate({ item, viewer, listedIn }: PendingUpdateProps) {
  const t = useTranslations("outbox");
  const format = useFormat();
  const { status, percent } = useItemStatus(item);
  const { content, capturedAt } = item;
  return (
    <UpdateItem
      id={pendingElementId(item.id)}
      author={viewer}
      addressedAs={t("you")}
      roleLabel={null}
      roleTone={viewer.role === "owner" ? "owner" : "worker"}
      time={{ label: format.shortTime(capturedAt), dateTime: capturedAt }}
      ring={status}
      menu={<ItemState item={item} resting="onPhone" isChip className="my-1.5 mr-2.5" />}
      isCompact={listedIn === "subtask"}
    >
      {item.file && <PendingVoice {...content} sent={(percent ?? 0) / 100} />}
      {content.text && <UpdateText>{content.text}</UpdateText>}
      {status === "refused" && <RefusedNote />}
    </UpdateItem>
  );
}

/** A recording that waits: as much of it as has arrived is drawn as sent. */
function PendingVoice({ durationMs = 0, peaks, sent }: Partial<Measured> & { sent: number }) {
  const t = useTranslations("outbox");
  const length = formatDuration(durationMs / 1000);
  return (
    <div className="mb-2 flex h-14 items-center gap-3 rounded-player border border-line bg-surface px-3 lg:max-w-[27.5rem]">
      <Mic aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="sr-only">{t("voiceFor", { length })}</span>
      <Waveform peaks={peaks ?? null} done={sent} tone="sent" />
      <span aria-hidden className="min-w-9 shrink-0 text-right font-mono text-[0.9375rem] tabular-nums">
        {length}
      </span>
    </div>
  );
}
