import { useTranslations } from "next-intl";
import { useState } from "react";
import { useItemStatus } from "./use-item-status";
import { PlayButton, PlayerFrame, PlayerTime } from "@/components/player/player-frame";
import { Waveform } from "@/components/player/waveform";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import type { ItemFile, OutboxItem } from "@/lib/browser/outbox/items/item";

const ItemPlayer = onDemand(() => import("./item-player"));

/** An item's recording: shows the upload's progress in the waveform, and plays the recording from this phone. */
export default function ItemVoice({ item, recording }: { item: OutboxItem; recording: ItemFile }) {
  const t = useTranslations("recorder");
  const { percent } = useItemStatus(item);
  const [isWanted, setWanted] = useState(false);
  const { durationMs = null, peaks = [] } = recording.measured;
  const sent = (percent ?? 0) / 100;
  const skeleton = (
    <PlayerFrame label={t("preview")}>
      <PlayButton
        isPlaying={isWanted}
        aria-label={t("play")}
        {...ItemPlayer.near}
        onClick={() => setWanted(true)}
      />
      <Waveform peaks={peaks} done={sent} tone="sent" />
      {durationMs !== null && <PlayerTime seconds={durationMs / 1000} />}
    </PlayerFrame>
  );
  return (
    <ItemPlayer
      item={item}
      recording={recording}
      sent={sent}
      skeleton={skeleton}
      wanted={isWanted}
      placeholder={skeleton}
      onLoadError={() => setWanted(false)}
    />
  );
}

/** Loads the player while there is a signal, for when there is none. */
export const preloadItemPlayer = ItemPlayer.preload;
