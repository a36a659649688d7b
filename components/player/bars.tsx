import { cn } from "@/lib/utils";

/** How loud a recording is over its length, or was just now. `played` is the share of it that has been played. */
export function Bars({ levels, count, played = 1 }: { levels: number[]; count: number; played?: number }) {
  const shown = spread(levels, count);
  return (
    <span aria-hidden className="flex h-full w-full items-center gap-[3px]">
      {shown.map((level, at) => (
        <span
          key={at}
          className={cn("min-w-0 flex-1 rounded-full", at < played * count ? "bg-accent" : "bg-rest")}
          // Speech is mostly quiet: the root makes its differences visible.
          style={{ height: `${String(Math.max(8, Math.round(10 * Math.sqrt(level))))}%` }}
        />
      ))}
    </span>
  );
}

/** As many levels as there are bars: of fewer, the newest are at the end. */
function spread(levels: number[], count: number): number[] {
  if (levels.length < count) return [...Array<number>(count - levels.length).fill(0), ...levels];
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / count);
    const until = Math.floor(((bar + 1) * levels.length) / count);
    return Math.max(...levels.slice(from, until));
  });
}
