import { useMemo } from "react";
import { BARS, HEIGHT, waveformPath } from "./waveform-path";
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
        bars(tone === "sent" ? "text-blue" : "text-accent", `inset(0 ${((1 - done) * 100).toFixed(2)}% 0 0)`)}
    </span>
  );
}
