import { useMemo } from "react";
import { cn } from "@/lib/utils";
import { BARS, HEIGHT, waveformPath } from "./waveform-path";

interface WaveformProps {
  /** How loud equal stretches are; null draws a quiet line. */
  peaks: readonly number[] | null;
  /** The part from 0 to 1 that is drawn in `tone`. */
  done: number;
  /** Accent for what was played, blue for what was sent. */
  tone?: "played" | "sent";
}

/** A recording as bars, drawn from its stored peaks. Decoration: whatever holds it says the same in words. */
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
        bars(tone === "sent" ? "text-blue" : "text-accent", `inset(0 ${((1 - done) * 100).toFixed(2)}% 0 0)`)}
    </span>
  );
}
