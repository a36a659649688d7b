import { useMemo } from "react";
import { LOUDEST } from "@/lib/recordings/limits";
import { cn } from "@/lib/shared/utils";

interface WaveformProps {
  /** Loudness of equal stretches; null draws a flat line. */
  peaks: readonly number[] | null;
  /** The share, 0 to 1, drawn in `tone`. */
  done: number;
  /** Accent for what was played, blue for what was sent. */
  tone?: "played" | "sent";
}

/** A recording as bars, drawn from its stored peaks. Decorative: the component around it has the text. */
export function Waveform({ peaks, done, tone = "played" }: WaveformProps) {
  const path = useMemo(() => waveformPath(peaks ?? []), [peaks]);
  const bars = (className: string, clipPath?: string) => (
    <svg
      aria-hidden
      viewBox={`0 0 ${BARS} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={cn("absolute inset-0 size-full", className)}
      {...(clipPath && { style: { clipPath } })}
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
  return (
    <span className="relative block h-7.5 w-full">
      {bars("text-rest")}
      {done > 0 &&
        bars(tone === "sent" ? "text-blue" : "text-played", `inset(0 ${((1 - done) * 100).toFixed(2)}% 0 0)`)}
    </span>
  );
}

/** Bars that fit beside the button on a phone. */
const BARS = 39;
/** Height of the drawing, and of its quietest bar. */
const HEIGHT = 100;
const QUIETEST = 12;

/** The loudest peak of each of `count` equal stretches: fewer bars than peaks never hide a loud moment. */
export function barsOf(peaks: readonly number[], count = BARS): number[] {
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count);
    const until = Math.max(from + 1, Math.ceil(((bar + 1) * peaks.length) / count));
    return Math.max(0, ...peaks.slice(from, until));
  });
}

/** The bars as one SVG path in a box `count` wide and `HEIGHT` high; the loudest bar of the recording fills it. */
export function waveformPath(peaks: readonly number[], count = BARS): string {
  const bars = barsOf(peaks, count);
  const loudest = Math.max(...bars, LOUDEST / 10);
  return bars
    .map((peak, bar) => {
      const height = Math.max(QUIETEST, Math.round((peak / loudest) * (HEIGHT - QUIETEST)));
      return `M${bar + 0.5} ${(HEIGHT - height) / 2}v${height}`;
    })
    .join("");
}
