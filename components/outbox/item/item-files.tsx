import ItemVoice from "./item-voice";
import { type OutboxItem, recordingOf } from "@/lib/browser/outbox/items/item";

interface ItemFilesProps {
  item: OutboxItem;
  className?: string;
}

/** The files of an unsent item, from this phone; nothing where it has none. */
export default function ItemFiles({ item, className }: ItemFilesProps) {
  const recording = recordingOf(item);
  if (!recording) return null;
  return (
    <div className={className}>
      <ItemVoice item={item} recording={recording} />
    </div>
  );
}
