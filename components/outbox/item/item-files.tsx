import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentType, useEffect, useRef, useState } from "react";
import ItemVoice from "./item-voice";
import { useSave } from "./save-file-button";
import type { ShownPhoto } from "@/components/photos/show/photo";
import { PhoneWords } from "@/components/translation/phone-words";
import { revokeOnceRead } from "@/lib/browser/object-url";
import { openOutbox } from "@/lib/browser/outbox/client";
import { type OutboxItem, type PhotoFacts, photoCountOf, recordingOf } from "@/lib/browser/outbox/items/item";

interface Photos {
  photos: ShownPhoto[];
  /** When the item was written, ISO 8601. */
  at: string;
  className?: string;
}

interface ItemFilesProps {
  item: OutboxItem;
  /** How its photos look; without it they are small, each to be saved by a press, as in a list of what waits. */
  Grid?: ComponentType<Photos>;
  className?: string;
}

/** The files of an unsent item, from this phone; nothing where it has none. */
export default function ItemFiles({ item, Grid, className }: ItemFilesProps) {
  const recording = recordingOf(item);
  const photos = useItemPhotos(item);
  const isEmpty = Grid ? photos.length === 0 : photoCountOf(item) === 0;
  if (!recording && isEmpty) return null;
  const look = { photos, ...(recording && { className: "mt-2" }) };
  return (
    <div className={className}>
      {recording && <ItemVoice item={item} recording={recording} />}
      {item.heard && <PhoneWords words={item.heard} />}
      {!isEmpty && (Grid ? <Grid at={item.capturedAt} {...look} /> : <SmallPhotos item={item} {...look} />)}
    </div>
  );
}

/** Also those that are not shrunk yet, or cannot be: without their pictures. One per press: phones save no more at a time. */
function SmallPhotos({ item, photos, className }: Omit<Photos, "at"> & { item: OutboxItem }) {
  const t = useTranslations("outbox");
  const save = useSave(item);
  const ids = photoIdsOf(item);
  const urls = new Map(photos.map(({ id, url }) => [id, url]));
  return (
    <div className={className}>
      <div role="group" aria-label={t("photos", { count: ids.length })} className="flex flex-wrap gap-1.5">
        {ids.map((id, index) => (
          <button
            key={id}
            type="button"
            aria-label={t("savePhoto", { number: index + 1 })}
            className="relative size-16 overflow-hidden rounded-button bg-line"
            onClick={() => save(() => readPhoto(item, id), index + 1)}
          >
            {urls.has(id) && (
              <img
                src={urls.get(id)}
                alt=""
                draggable={false}
                className="absolute inset-0 size-full object-cover"
              />
            )}
            <span className="absolute right-1 bottom-1 rounded-full bg-surface p-1 text-ink">
              <Download aria-hidden className="size-4" />
            </span>
          </button>
        ))}
      </div>
      <p className="mt-1 text-[0.9375rem] text-muted">{t("savePhotos", { count: ids.length })}</p>
    </div>
  );
}

const photoIdsOf = ({ files, photos = [] }: OutboxItem): string[] => [
  ...files.flatMap(({ photo }) => photo?.id ?? []),
  ...photos,
];

/** As it is sent, or as it was chosen where it is not shrunk; null when it has left this phone. */
async function readPhoto(item: OutboxItem, id: string): Promise<Blob | null> {
  const outbox = await openOutbox();
  const file = item.files.find(({ photo }) => photo?.id === id);
  if (file) return outbox.file(item, file);
  const photo = await outbox.photos.photo(id);
  return photo ? new Blob([photo.bytes], { type: photo.contentType }) : null;
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
  return photoIdsOf(item).flatMap((id) => known.get(id) ?? []);
}

function toShown(id: string, content: Blob, { width, height, takenAt }: PhotoFacts): ShownPhoto {
  const url = URL.createObjectURL(content);
  return { id, url, thumbUrl: url, width, height, takenAt, alt: null, thumbHash: null };
}
