import { useTranslations } from "next-intl";
import { averageColor, type ShownPhoto, useDescription } from "./photo";

/** Small pictures in a row, without a viewer: what surrounds them leads to their update. */
const MOST = 4;

/** What photos an update has, where it is only one of many; nothing without any. */
export function PhotoStrip({ photos }: { photos: ShownPhoto[] }) {
  const t = useTranslations("photos");
  const describe = useDescription();
  const count = photos.length;
  if (count === 0) return null;
  return (
    <div className="mt-2 flex items-center gap-1.5">
      {photos.slice(0, MOST).map((photo, index) => (
        <img
          key={photo.id}
          src={photo.thumbUrl}
          alt={describe(photo) ?? t("photo", { number: index + 1, count })}
          loading="lazy"
          decoding="async"
          className="size-14 shrink-0 rounded-chip bg-line object-cover"
          {...(photo.thumbHash && { style: { backgroundColor: averageColor(photo.thumbHash) } })}
        />
      ))}
      {count > MOST && <span className="text-sm font-strong text-muted">+{count - MOST}</span>}
    </div>
  );
}
