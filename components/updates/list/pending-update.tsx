"use client";

import { useTranslations } from "next-intl";
import { type PendingUpdateItem, pendingElementId } from "./pending-updates";
import { ItemState } from "@/components/outbox/item/item-state";
import { RefusedNote } from "@/components/outbox/item/refused-note";
import { useItemStatus } from "@/components/outbox/item/use-item-status";
import { PlayerSkeleton } from "@/components/player/player-frame";
import type { ListedPlace } from "@/components/project-model/placement";
import type { Viewer } from "@/components/project-model/workspace";
import { useFormat } from "@/components/providers/use-format";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { UserText } from "@/components/translation/user-text";
import { UpdateItem } from "@/components/updates/entry/update-line";
import { recordingOf } from "@/lib/browser/outbox/items/item";

const ItemFiles = onDemand(() => import("@/components/outbox/item/item-files"));

interface PendingUpdateProps {
  item: PendingUpdateItem;
  viewer: Viewer;
  listedIn: ListedPlace["kind"];
}

/** An unsent update of the reader, with its state. */
export function PendingUpdate({ item, viewer, listedIn }: PendingUpdateProps) {
  const t = useTranslations("outbox");
  const format = useFormat();
  const { status } = useItemStatus(item);
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
      {item.files.length > 0 && (
        <div className="mb-2">
          <ItemFiles
            item={item}
            placeholder={<PlayerSkeleton length={(recordingOf(item)?.measured.durationMs ?? 0) / 1000} />}
          />
        </div>
      )}
      {content.text && <UserText text={content.text} />}
      {status === "refused" && <RefusedNote />}
    </UpdateItem>
  );
}
