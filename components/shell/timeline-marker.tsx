import { cn } from "@/lib/shared/utils";

/** A marker on the vertical timeline: highlighted, as the logo's plumb bob, for what is new or next, else a ring. */
export function TimelineMarker({ isHighlighted, className }: { isHighlighted: boolean; className?: string }) {
  if (!isHighlighted)
    return (
      <span
        aria-hidden
        className={cn(
          "mt-0.5 block size-4 rounded-full border-2 border-muted bg-bg sun:border-3 sun:border-ink",
          className,
        )}
      />
    );
  return (
    <svg viewBox="0 0 16 21" aria-hidden data-highlighted-marker="" className={cn("h-5.5 w-4", className)}>
      <path
        d="M1.6 1.3h12.8l-1.9 8.2L8 19.6 3.5 9.5z"
        fill="var(--accent)"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
