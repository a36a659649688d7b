import type { ReactNode } from "react";
import { TimeText } from "@/components/providers/time-text";
import { cn } from "@/lib/shared/utils";

export interface BylineProps {
  author: { name: string };
  /** What the reader calls the author, such as “You”. */
  addressedAs?: string;
  roleLabel: ReactNode;
  /** The time as text and as ISO 8601. */
  time?: { label: string; dateTime: string } | undefined;
  /** Shows the highlighted marker, with `newLabel` for screen readers. */
  isNew?: boolean;
  newLabel?: string;
  /** Shown after the time, such as "edited" or "on this phone". */
  note?: ReactNode;
  /** The update's place, for lists of more than one. */
  place?: ReactNode;
  /** Keeps it on one line if possible. */
  isCompact?: boolean;
}

/** An update's author and time: two lines on phones; one on desktops, and if compact. */
export function Byline({
  author,
  addressedAs,
  roleLabel,
  isNew,
  newLabel,
  isCompact = false,
  ...moment
}: BylineProps) {
  return (
    <div
      className={cn(
        "min-w-36 flex-1 leading-snug",
        isCompact
          ? "flex flex-wrap items-baseline gap-x-2"
          : "lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-2.5",
      )}
    >
      <p className={cn(isCompact && "text-[0.9375rem]")}>
        <b>{addressedAs ?? author.name}</b>{" "}
        {!isCompact && roleLabel && <span className="text-muted">{roleLabel}</span>}
        {isNew && newLabel && <span className="sr-only"> {newLabel}</span>}
      </p>
      <Moment {...moment} role={isCompact && roleLabel} />
    </div>
  );
}

type MomentProps = Pick<BylineProps, "time" | "note" | "place"> & { role: ReactNode };

function Moment({ role, time, note, place }: MomentProps) {
  if (!role && !time && !note && !place) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <p>
        {role && <span>{role}</span>}
        {role && time && " · "}
        {time && <TimeText dateTime={time.dateTime}>{time.label}</TimeText>}
        {(role || time) && note && " · "}
        {note}
      </p>
      {place}
    </div>
  );
}
