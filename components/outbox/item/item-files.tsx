import { useTranslations } from "next-intl";
import { type ComponentType, useEffect, useRef, useState } from "react";
import ItemVoice from "./item-voice";
import type { ShownPhoto } from "@/components/photos/show/photo";
import { PhoneWords } from "@/components/translation/phone-words";
import { revokeOnceRead } from "@/lib/browser/object-url";
import { openOutbox } from "@/lib/browser/outbox/client";
import { type OutboxItem, type PhotoFacts, recordingOf } from "@/lib/browser/outbox/items/item";
import { cn } from "@/lib/shared/utils";

interface Photos {
  photos: ShownPhoto[];
  /** When the item was written, ISO 8601. */
  at: string;
  className?: string;
}

interface ItemFilesProps {
  item: OutboxItem;
  /** How its photos look; without it they are small, as in a list of what waits. */
  Grid?: ComponentType<Photos>;
  className?: string;
}

/** The files of an unsent item, from this phone; nothing where it has none. */
export default function ItemFiles({ item, Grid = SmallPhotos, className }: ItemFilesProps) {
  const recording = recordingOf(item);
  const photos = useItemPhotos(item);
  if (!recording && photos.length === 0) return null;
  return (
    <div className={className}>
      {recording && <ItemVoice item={item} recording={recording} />}
      {item.heard && <PhoneWords words={item.heard} />}
      {photos.length > 0 && (
        <Grid photos={photos} at={item.capturedAt} {...(recording && { className: "mt-2" })} />
      )}
    </div>
  );
}

function SmallPhotos({ photos, className }: Photos) {
  const t = useTranslations("outbox");
  return (
    <div
      role="img"
      aria-label={t("photos", { count: photos.length })}
      className={cn("flex flex-wrap gap-1.5", className)}
    >
      {photos.map(({ id, url }) => (
        <img key={id} src={url} alt="" className="size-16 rounded-button object-cover" />
      ))}
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
      for (const { url } of known.values()) revokeOnceRead(url);
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
