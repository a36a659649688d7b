import type { ComponentProps, ReactNode } from "react";
import { TimeText } from "@/components/providers/time-text";
import { TimelineMarker } from "@/components/shell/timeline-marker";
import { Avatar } from "@/components/ui/display/avatar";
import { cn } from "@/lib/shared/utils";

/** The plumb line: one update per item, the newest on top. */
export function UpdateLine({
  label,
  className,
  children,
  ...props
}: ComponentProps<"ol"> & { label?: string }) {
  return (
    <ol
      {...props}
      {...(label && { "aria-label": label })}
      className={cn(
        "relative pl-7.5 before:absolute before:top-3 before:bottom-0 before:left-[9px] before:w-0.5 before:bg-line",
        className,
      )}
    >
      {children}
    </ol>
  );
}

interface UpdateItemProps extends BylineProps, Pick<ComponentProps<"li">, "id" | "className" | "children"> {
  authorRole: string;
  /** State of an unsent update; undefined once it is sent. */
  ring?: keyof typeof RINGS;
  /** Buttons of 44 px. */
  menu?: ReactNode;
  /** The comments. */
  footer?: ReactNode;
}

/** An update on the line: with the highlighted marker while it is new, else a ring. */
export function UpdateItem({
  id,
  authorRole,
  ring = "received",
  menu,
  footer,
  className,
  children,
  ...byline
}: UpdateItemProps) {
  const { author, isNew = false, isCompact = false } = byline;
  return (
    <li
      id={id}
      className={cn(
        lineItem,
        isCompact && "-mt-4 pt-4 pb-4",
        "has-data-lifted:opacity-50",
        !isNew && cn(ringShape, RINGS[ring]),
        className,
      )}
    >
      {isNew && <TimelineMarker isHighlighted className="absolute top-4.5 left-0.5" />}
      <div className={cn("flex flex-wrap items-center", isCompact ? "mb-0.5 gap-x-2" : "mb-1.5 gap-x-2.5")}>
        <Avatar
          name={author.name}
          userRole={authorRole}
          {...(isCompact && { className: "size-7 text-[0.6875rem]" })}
        />
        <Byline {...byline} />
        {menu && (
          <div className={cn("-mr-2.5 ml-auto flex shrink-0", isCompact ? "-my-2.5" : "-my-1.5")}>{menu}</div>
        )}
      </div>
      <div className={cn("max-w-[60ch]", isCompact && "leading-[1.4]")}>
        {children}
        {footer}
      </div>
    </li>
  );
}

interface BylineProps {
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
function Byline({
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

/**
 * Renders only the visible part of a long list. Overflow is clipped, so marks and focus rings need room inside. An update that
 * was never rendered is estimated at the height of a short text.
 */
const renderWhenVisible = "[contain-intrinsic-block-size:auto_10rem] [content-visibility:auto]";
/** Classes of an item on the line, with room for its mark. */
export const lineItem = `relative -mt-3 -mr-4 -ml-7.5 pt-3 pr-4 pb-5.5 pl-7.5 ${renderWhenVisible}`;
const ringShape =
  "before:absolute before:top-5.5 before:left-0.5 before:size-4 before:rounded-full before:border-2 before:bg-bg";
const RINGS = {
  onPhone: "before:border-dashed before:border-muted",
  sending: "before:border-blue",
  refused: "before:border-danger",
  received: "before:border-muted",
};
