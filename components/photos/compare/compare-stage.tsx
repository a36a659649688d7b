import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useDescription } from "@/components/photos/show/photo";
import { shownAt, type WallPhoto } from "@/components/photos/show/use-photos";
import { useFormat } from "@/components/providers/use-format";
import { cn } from "@/lib/shared/utils";

/** Percent by which an arrow key moves the line. */
const STEP = 5;

interface CompareStageProps {
  before: WallPhoto;
  after: WallPhoto;
  /** Percent of the width that shows the earlier photo. */
  share: number;
  onShare: (share: number) => void;
}

/**
 * The later photo, and left of a line the earlier one. A finger anywhere moves the line. They fill a phone's screen; on wider ones
 * they have their own shape.
 */
export function CompareStage({ before, after, share, onShare }: CompareStageProps) {
  const [isDragged, setDragged] = useState(false);
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onShare(within((100 * (event.clientX - left)) / Math.max(1, width)));
  };
  const end = () => setDragged(false);
  return (
    <div
      className="relative mx-auto min-h-0 w-full max-w-full flex-1 touch-none overflow-hidden select-none sm:w-auto"
      style={{ aspectRatio: `${String(after.photo.width)} / ${String(after.photo.height)}` }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
        follow(event);
      }}
      onPointerMove={(event) => isDragged && follow(event)}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <Side of={after} side="after" />
      <div className="absolute inset-0 bg-bg" style={{ clipPath: `inset(0 ${String(100 - share)}% 0 0)` }}>
        <Side of={before} side="before" />
      </div>
      <Line share={share} onShare={onShare} />
    </div>
  );
}

function Side({ of, side }: { of: WallPhoto; side: "before" | "after" }) {
  const t = useTranslations("photos");
  const describe = useDescription();
  const { shortDate } = useFormat();
  const day = shortDate(shownAt(of));
  return (
    <>
      <img
        src={of.photo.url}
        alt={describe(of.photo) ?? t("by", { author: of.update.author.name, day })}
        decoding="async"
        draggable={false}
        className="absolute inset-0 size-full object-cover"
        // While it loads.
        style={{ background: `url("${of.photo.thumbUrl}") center / cover` }}
      />
      <span
        className={cn(
          "absolute bottom-3 rounded-chip bg-black/85 px-2 py-1 text-sm font-bold text-white",
          side === "before" ? "left-3" : "right-3",
        )}
      >
        {day}
      </span>
    </>
  );
}

/** 3 px wide, with a handle of 56. */
function Line({ share, onShare }: Pick<CompareStageProps, "share" | "onShare">) {
  const t = useTranslations("photos");
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: share - STEP,
      ArrowDown: share - STEP,
      ArrowRight: share + STEP,
      ArrowUp: share + STEP,
      Home: 0,
      End: 100,
    }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onShare(within(to));
  };
  return (
    <div
      className="pointer-events-none absolute inset-y-0 w-[3px] -translate-x-1/2 bg-white shadow-float"
      style={{ left: `${String(share)}%` }}
    >
      <div
        role="slider"
        tabIndex={0}
        aria-label={t("line")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share)}
        aria-valuetext={t("lineAt", { share: Math.round(share) })}
        className="absolute top-1/2 left-1/2 flex size-14 -translate-x-1/2 -translate-y-1/2 items-center justify-center gap-1.5 rounded-full bg-white text-black shadow-float"
        onKeyDown={onKeyDown}
      >
        <ChevronLeft aria-hidden className="size-5" />
        <ChevronRight aria-hidden className="size-5" />
      </div>
    </div>
  );
}

function within(share: number): number {
  return Math.min(100, Math.max(0, share));
}
