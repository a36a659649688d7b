import { useEffect, useRef, useState } from "react";
import ItemVoice from "./item-voice";
import { PhotoGrid } from "@/components/photos/show/photo-grid";
import type { ShownPhoto } from "@/components/photos/show/photo";
import { openOutbox } from "@/lib/browser/outbox/client";
import { type OutboxItem, type PhotoFacts, recordingOf } from "@/lib/browser/outbox/items/item";

interface ItemFilesProps {
  item: OutboxItem;
  className?: string;
}

/** The files of an unsent item, from this phone; nothing where it has none. */
export default function ItemFiles({ item, className }: ItemFilesProps) {
  const recording = recordingOf(item);
  const photos = useItemPhotos(item);
  if (!recording && photos.length === 0) return null;
  return (
    <div className={className}>
      {recording && <ItemVoice item={item} recording={recording} />}
      <PhotoGrid photos={photos} at={item.capturedAt} {...(recording && { className: "mt-2" })} />
    </div>
  );
}

/** Those that are shrunk. Each is read once: an item changes while it is sent, its photos do not. */
function useItemPhotos(item: OutboxItem): ShownPhoto[] {
  const read = useRef(new Map<string, ShownPhoto>());
  const [photos, setPhotos] = useState<ShownPhoto[]>([]);
  useEffect(() => {
    void readPhotos(item, read.current).then(setPhotos, () => undefined);
  }, [item]);
  useEffect(() => {
    const known = read.current;
    return () => {
      for (const { url } of known.values()) URL.revokeObjectURL(url);
      known.clear();
    };
  }, []);
  return photos;
}

async function readPhotos(item: OutboxItem, known: Map<string, ShownPhoto>): Promise<ShownPhoto[]> {
  const outbox = await openOutbox();
  for (const file of item.files) {
    if (!file.photo || known.has(file.photo.id)) continue;
    const content = await outbox.file(item, file);
    if (content) known.set(file.photo.id, toShown(file.photo.id, content, file.photo));
  }
  for (const id of item.photos ?? []) {
    const photo = known.has(id) ? undefined : await outbox.photos.photo(id);
    if (!photo?.shrunk) continue;
    known.set(id, toShown(id, new Blob([photo.bytes], { type: photo.contentType }), photo.shrunk));
  }
  const ids = [...item.files.flatMap(({ photo }) => photo?.id ?? []), ...(item.photos ?? [])];
  return ids.flatMap((id) => known.get(id) ?? []);
}

function toShown(id: string, content: Blob, { width, height, takenAt }: PhotoFacts): ShownPhoto {
  const url = URL.createObjectURL(content);
  return { id, url, thumbUrl: url, width, height, takenAt, alt: null, thumbHash: null };
}
