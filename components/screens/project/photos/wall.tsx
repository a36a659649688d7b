import { Folder, Mic, Square, SquareCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { GAP } from "./justify";
import { useDescription } from "@/components/photos/show/photo";
import { shownAt, type WallPhoto } from "@/components/photos/show/use-photos";
import { type Block, blocksOf, type Day, daysOf } from "./wall-days";
import { PhotoTile } from "@/components/photos/show/photo-tile";
import { thumbGround } from "@/components/photos/show/thumb-ground";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { TimelineMarker } from "@/components/shell/timeline-marker";
import { usePlaceName } from "@/components/translation/use-place-name";
import { watchSight } from "@/lib/browser/in-sight";
import { formatDuration } from "@/lib/i18n/duration";
import { cn } from "@/lib/shared/utils";

interface WallProps {
  photos: WallPhoto[];
  /** Whether older photos are still to come: then the oldest day's count is not known. */
  hasMore: boolean;
  /** The ids of those that are ticked; null while a press opens a photo. */
  chosen: ReadonlySet<string> | null;
  onPress: (photo: WallPhoto) => void;
}

/** A project's photos by the day on which they were taken, in rows that fill the width. */
export function Wall({ photos, hasMore, chosen, onPress }: WallProps) {
  const { date } = useFormat();
  const [width, setWidth] = useState(0);
  const days = useMemo(() => daysOf(photos, (photo) => date(shownAt(photo))), [photos, date]);
  const measured = (list: HTMLElement | null) => {
    if (!list) return;
    const observer = new ResizeObserver(() => setWidth(list.clientWidth));
    observer.observe(list);
    return () => observer.disconnect();
  };
  return (
    <div className="relative pl-7.5 before:absolute before:top-3 before:bottom-0 before:left-[9px] before:w-0.5 before:bg-line">
      <div ref={measured} />
      {width > 0 &&
        days.map((day, at) => (
          <WallDay
            key={day.key}
            day={day}
            width={width}
            isCounted={!hasMore || at < days.length - 1}
            chosen={chosen}
            onPress={onPress}
          />
        ))}
    </div>
  );
}

interface WallDayProps extends Pick<WallProps, "chosen" | "onPress"> {
  day: Day<WallPhoto>;
  width: number;
  isCounted: boolean;
}

function WallDay({ day: { items }, width, isCounted, chosen, onPress }: WallDayProps) {
  const t = useTranslations("photos");
  const { date, dayLine } = useFormat();
  const blocks = useMemo(() => blocksOf(items, ({ photo }) => photo, width), [items, width]);
  const at = items[0] ? shownAt(items[0]) : "";
  const isToday = date(at) === date(new Date());
  return (
    <section className="relative pb-5">
      <TimelineMarker isHighlighted={isToday} className="absolute top-0.5 -left-7" />
      <h2 className="mb-2 flex flex-wrap items-baseline gap-x-2">
        <TimeText className="title-section">{dayLine(at)}</TimeText>
        {isCounted && <span className="text-sm text-muted">{t("count", { count: items.length })}</span>}
      </h2>
      {blocks.map((block, index) => (
        <WallBlock key={index} block={block} chosen={chosen} onPress={onPress} />
      ))}
    </section>
  );
}

interface WallBlockProps extends Pick<WallProps, "chosen" | "onPress"> {
  block: Block<WallPhoto>;
}

/** Memory stays flat with 10,000 photos: what is screens away is an empty box of the same height. */
function WallBlock({ block: { rows, height }, chosen, onPress }: WallBlockProps) {
  const { ref, isNear } = useNear();
  return (
    <div ref={ref} style={{ height }}>
      {isNear &&
        rows.map((row, at) => (
          <div key={at} className="flex" style={{ gap: GAP, marginBottom: GAP, height: row.height }}>
            {row.tiles.map(({ item, width }) => (
              <WallTile
                key={item.photo.id}
                of={item}
                width={width}
                isChosen={chosen && chosen.has(item.photo.id)}
                onPress={onPress}
              />
            ))}
          </div>
        ))}
    </div>
  );
}

/** How far from the screen blocks are rendered. */
const NEAR = "1200px 0px";

/** Whether an element is on the screen or near it. The focused one stays. */
function useNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const block = ref.current;
    if (!block) return;
    const see = ({ isIntersecting }: IntersectionObserverEntry) =>
      setNear(isIntersecting || block.contains(document.activeElement));
    // Desktops scroll the wall in a column of its own.
    return watchSight(block, see, { rootMargin: NEAR, scrollMargin: NEAR });
  }, []);
  return { ref, isNear };
}

interface WallTileProps extends Pick<WallProps, "onPress"> {
  of: WallPhoto;
  width: number;
  /** Null while photos are not being chosen. */
  isChosen: boolean | null;
}

const WallTile = memo(function WallTile({ of, width, isChosen, onPress }: WallTileProps) {
  const t = useTranslations();
  const format = useFormat();
  const placeName = usePlaceName();
  const describe = useDescription();
  const { photo, update } = of;
  const place = placeName(update) ?? t("photos.unassigned");
  const time = format.time(shownAt(of));
  const Box = isChosen ? SquareCheck : Square;
  return (
    <PhotoTile
      photo={photo}
      name={describe(photo) ?? t("photoWall.photoBy", { author: update.author.name, time, place })}
      // Where the row has just become narrower, it shrinks until the wall is measured again.
      className={cn("group/tile h-full", isChosen && "outline-3 -outline-offset-3 outline-ink")}
      style={{ width, ...thumbGround(photo.thumbHash) }}
      {...(isChosen !== null && { role: "checkbox", "aria-checked": isChosen })}
      onClick={() => onPress(of)}
    >
      {isChosen !== null && (
        <span aria-hidden className={cn(onPhoto, "top-1.5 left-1.5 size-8 place-content-center px-0")}>
          <Box className="size-5" />
        </span>
      )}
      {update.audioDurationMs !== null && (
        <span
          className={cn(
            onPhoto,
            "bottom-1.5 left-1.5 group-hover/tile:hidden group-focus-visible/tile:hidden",
          )}
        >
          <Mic aria-hidden className="size-3.5" />
          {formatDuration(update.audioDurationMs / 1000)}
        </span>
      )}
      <span
        aria-hidden
        className="absolute inset-x-0 bottom-0 hidden bg-linear-to-t from-black/85 to-transparent px-3 pt-8 pb-2 text-left text-sm text-white group-hover/tile:block group-focus-visible/tile:block"
      >
        <TimeText className="line-clamp-2 font-bold">{`${update.author.name}, ${time}`}</TimeText>
        <span className="flex items-center gap-1.5">
          <Folder className="size-3.5 shrink-0" />
          <span className="truncate">{place}</span>
        </span>
      </span>
    </PhotoTile>
  );
});

/** A label on a photo, legible over whatever it shows. */
const onPhoto =
  "absolute flex h-6.5 items-center gap-1 rounded-chip bg-black/85 px-2 text-sm font-strong text-white tabular-nums";
