import { Pause, Play } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Skeleton } from "@/components/ui/display/skeleton";
import { formatDuration } from "@/lib/i18n/duration";
import { cn } from "@/lib/shared/utils";

interface PlayerFrameProps {
  /** The accessible name of the group of controls. */
  label?: string;
  /** Whether a note replaces the waveform, which then has no border. */
  isNoted?: boolean;
  className?: string;
  children: ReactNode;
}

/** A player's row, with the same height whatever it contains. */
export function PlayerFrame({ label, isNoted = false, className, children }: PlayerFrameProps) {
  return (
    <div
      {...(label ? { role: "group", "aria-label": label } : { "aria-hidden": true })}
      className={cn(
        "flex items-center gap-3",
        !isNoted && "rounded-player border border-line bg-surface p-[3px] pr-3 lg:max-w-[27.5rem]",
        className,
      )}
    >
      {children}
    </div>
  );
}

interface PlayButtonProps extends Omit<ComponentProps<"button">, "type"> {
  isPlaying: boolean;
}

/** Named by `aria-label`: what a press does. */
export function PlayButton({ isPlaying, ...props }: PlayButtonProps) {
  const Icon = isPlaying ? Pause : Play;
  return (
    <button
      {...props}
      type="button"
      className="grid size-play shrink-0 place-items-center rounded-[10px] bg-ink text-bg hover:opacity-90"
    >
      <Icon aria-hidden className="size-5 fill-current" />
    </button>
  );
}

export function PlayerNote({ children }: { children: ReactNode }) {
  return <p className="min-w-0 flex-1 leading-snug">{children}</p>;
}

/** The position in a recording, or its length, in seconds. */
export function PlayerTime({ seconds }: { seconds: number }) {
  return (
    <span className="min-w-9 shrink-0 text-right font-mono text-[0.9375rem] tabular-nums">
      {formatDuration(seconds)}
    </span>
  );
}

/** Placeholder for a player whose script has not loaded yet. */
export function PlayerSkeleton({ length, note }: { length: number; note?: ReactNode }) {
  return (
    <PlayerFrame isNoted={note !== undefined} className="mb-2">
      <Skeleton className="size-play shrink-0 rounded-[10px]" />
      {note === undefined ? <Skeleton className="h-3 flex-1" /> : <PlayerNote>{note}</PlayerNote>}
      <PlayerTime seconds={length} />
    </PlayerFrame>
  );
}
