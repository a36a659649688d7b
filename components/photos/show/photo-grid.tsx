import { Camera } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { gridOf } from "./grid-rules";
import { useDescription } from "./photo";
import { PhotoTile } from "./photo-tile";
import type { OpenedPhotos } from "./photo-viewer";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { cn } from "@/lib/shared/utils";

const PhotoViewer = onDemand(() => import("./photo-viewer"));

interface PhotoGridProps extends Pick<OpenedPhotos, "photos"> {
  /** When they were posted, ISO 8601: a capture time of another day names its day. */
  at: string;
  /** The viewer, loaded on demand. Default: one that shows the photos alone. */
  viewer?: (opened: OpenedPhotos) => ReactNode;
  /** Whether it shows all photos, however many; else the first four. */
  isWhole?: boolean;
  className?: string;
}

/** The photos of an update, comment or message, and when they were taken. A press opens the viewer. Nothing without photos. */
export function PhotoGrid({ photos, at, viewer, isWhole = false, className }: PhotoGridProps) {
  const t = useTranslations("photos");
  const describe = useDescription();
  const [opened, setOpened] = useState<number | null>(null);
  if (photos.length === 0) return null;
  const { className: gridClasses, tiles, more } = gridOf(photos, isWhole);
  const count = photos.length;
  return (
    <div className={className}>
      <div role="group" aria-label={t("count", { count })} className={cn("gap-1.5", gridClasses)}>
        {photos.slice(0, tiles.length).map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            name={describe(photo) ?? t("photo", { number: index + 1, count })}
            {...tiles[index]}
            onClick={() => setOpened(index)}
          >
            {more > 0 && index === tiles.length - 1 && <More count={more} />}
          </PhotoTile>
        ))}
      </div>
      <CaptureLine photos={photos} at={at} />
      {opened !== null && (viewer ?? plainViewer)({ photos, start: opened, onClose: () => setOpened(null) })}
    </div>
  );
}

function plainViewer(opened: OpenedPhotos): ReactNode {
  return <PhotoViewer {...opened} />;
}

function More({ count }: { count: number }) {
  const t = useTranslations("photos");
  return (
    <span className="absolute inset-0 grid place-items-center bg-black/55 text-xl font-bold text-white">
      <span aria-hidden>+{count}</span>
      <span className="sr-only">{t("more", { count })}</span>
    </span>
  );
}

/** "3 photos, taken 4:15 to 4:19 PM" */
function CaptureLine({ photos, at }: Pick<PhotoGridProps, "photos" | "at">) {
  const t = useTranslations("photos");
  const { date, time, dayTime } = useFormat();
  const taken = photos.flatMap(({ takenAt }) => takenAt ?? []).toSorted();
  const [from = null, to = null] = [taken[0], taken.at(-1)];
  const sayAfter = (moment: string | null, said: string | null) => {
    if (moment === null) return "";
    return said !== null && date(moment) === date(said) ? time(moment) : dayTime(moment);
  };
  return (
    <p className="mt-1.5 flex items-center gap-2 text-sm wrap-anywhere text-muted">
      <Camera aria-hidden className="size-4 shrink-0" />
      <TimeText>
        {captureText(t, photos.length, sayAfter(from, at), sayAfter(to, from === to ? at : from))}
      </TimeText>
    </p>
  );
}

/** One of two times with the same "PM" says it once. */
function captureText(
  t: ReturnType<typeof useTranslations<"photos">>,
  count: number,
  from: string,
  to: string,
): string {
  if (from === "") return t("count", { count });
  if (from === to) return t("taken", { count, time: from });
  const half = / [AP]M$/.exec(to)?.[0];
  return t("takenBetween", {
    count,
    from: half && from.endsWith(half) ? from.slice(0, -half.length) : from,
    to,
  });
}
