import { toPeaks } from "@/lib/browser/recorder/levels";
import { cn } from "@/lib/shared/utils";

/** Loudness as bars: over a recording's length, or the latest while recording. `played` is the played share, 0 to 1. */
export function LevelBars({
  levels,
  count,
  played = 1,
}: {
  levels: number[];
  count: number;
  played?: number;
}) {
  const peaks = toPeaks(levels, count);
  // With fewer levels than bars, they are aligned to the end.
  const shown = [...Array<number>(count - peaks.length).fill(0), ...peaks];
  return (
    <span aria-hidden className="flex h-full w-full items-center gap-[3px]">
      {shown.map((level, at) => (
        <span
          key={at}
          className={cn("min-w-0 flex-1 rounded-full", at < played * count ? "bg-accent" : "bg-rest")}
          // Speech is mostly quiet: the square root makes differences visible.
          style={{ height: `${String(Math.max(8, Math.round(10 * Math.sqrt(level))))}%` }}
        />
      ))}
    </span>
  );
}
