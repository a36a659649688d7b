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
  const shown = spread(levels, count);
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

/** One level per bar; with fewer levels than bars, they are aligned to the end. */
function spread(levels: number[], count: number): number[] {
  if (levels.length < count) return [...Array<number>(count - levels.length).fill(0), ...levels];
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / count);
    const until = Math.floor(((bar + 1) * levels.length) / count);
    return Math.max(...levels.slice(from, until));
  });
}
