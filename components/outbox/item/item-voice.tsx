import { useState } from "react";
import { useItemStatus } from "./use-item-status";
import { ClipPlayer } from "@/components/player/clip-player";
import { Waveform } from "@/components/player/waveform";
import { openOutbox } from "@/lib/browser/outbox/client";
import type { ItemFile, OutboxItem } from "@/lib/browser/outbox/items/item";

/** An item's recording: shows the upload's progress in the waveform, and plays the recording from this phone. */
export default function ItemVoice({ item, recording }: { item: OutboxItem; recording: ItemFile }) {
  const { percent } = useItemStatus(item);
  const [file, setFile] = useState<Blob | null>(null);
  const { durationMs = null, peaks = [] } = recording.measured;
  const sent = (percent ?? 0) / 100;
  const read = () =>
    openOutbox()
      .then((outbox) => outbox.file(item, recording))
      .then(setFile, () => undefined);
  return (
    <ClipPlayer clip={{ file, durationMs, peaks }} onWanted={() => void read()}>
      {(played) => (
        <Waveform peaks={peaks} done={played > 0 ? played : sent} tone={played > 0 ? "played" : "sent"} />
      )}
    </ClipPlayer>
  );
}
