import { type ReactNode, useEffect, useState } from "react";
import { ClipPlayer } from "@/components/player/clip-player";
import { Waveform } from "@/components/player/waveform";
import { openOutbox } from "@/lib/browser/outbox/client";
import type { ItemFile, OutboxItem } from "@/lib/browser/outbox/items/item";

interface ItemPlayerProps {
  item: OutboxItem;
  recording: ItemFile;
  /** The share, 0 to 1, that has been uploaded. */
  sent: number;
  /** Shown until the file has been read. */
  skeleton: ReactNode;
}

/** Plays the recording of an item from this phone. */
export default function ItemPlayer({ item, recording, sent, skeleton }: ItemPlayerProps) {
  const { durationMs = null, peaks = [] } = recording.measured;
  const file = useFileOf(item, recording);
  if (!file) return skeleton;
  return (
    <ClipPlayer clip={{ file, durationMs, peaks }} autoPlay>
      {(played) => (
        <Waveform peaks={peaks} done={played > 0 ? played : sent} tone={played > 0 ? "played" : "sent"} />
      )}
    </ClipPlayer>
  );
}

/** Read once: an item changes while it is sent, its file does not. */
function useFileOf(item: OutboxItem, recording: ItemFile): Blob | null {
  const [file, setFile] = useState<Blob | null>(null);
  useEffect(() => {
    if (file) return;
    void openOutbox()
      .then((outbox) => outbox.file(item, recording))
      .then(setFile, () => undefined);
  }, [item, recording, file]);
  return file;
}
