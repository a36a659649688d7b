import type { ComponentProps, ReactNode } from "react";
import { TimeText } from "@/components/providers/time-text";
import { Avatar } from "@/components/ui/avatar";
import { cn } from "@/lib/utils";

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

interface UpdateItemProps extends ComponentProps<"li"> {
  author: { name: string };
  roleLabel: ReactNode;
  roleTone: "owner" | "worker";
  /** The time as text and as ISO 8601. */
  time?: { label: string; dateTime: string } | undefined;
  /** Shows the orange bob, with `newLabel` for screen readers. */
  isNew?: boolean;
  newLabel?: string;
  /** Shown after the time, such as "edited" or "on this phone". */
  note?: ReactNode;
  /** Where the update is, in lists of more than one place. */
  place?: ReactNode;
  menu?: ReactNode;
  /** The comments. */
  footer?: ReactNode;
}

export function UpdateItem({
  author,
  roleLabel,
  roleTone,
  time,
  isNew,
  newLabel,
  note,
  place,
  menu,
  footer,
  children,
  className,
  ...props
}: UpdateItemProps) {
  return (
    <li
      {...props}
      className={cn(
        lineItem,
        "before:top-5 before:left-1 before:w-3 has-data-lifted:opacity-50",
        isNew ? bob : ring,
        className,
      )}
    >
      <div className="mb-1.5 flex items-center gap-2.5">
        <Avatar name={author.name} tone={roleTone} />
        <div className="min-w-0 flex-1 leading-snug lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-2.5">
          <p>
            <b>{author.name}</b> <span className="text-muted">{roleLabel}</span>
            {isNew && newLabel && <span className="sr-only"> {newLabel}</span>}
          </p>
          <Moment time={time} note={note} place={place} />
        </div>
        {menu}
      </div>
      <div className="max-w-[60ch]">
        {children}
        {footer}
      </div>
    </li>
  );
}

/**
 * A long list costs only its visible part. Marks and focus rings need room inside, since overflow is clipped; an update that
 * was never rendered counts with the height of a short text.
 */
const renderWhenVisible = "[contain-intrinsic-block-size:auto_10rem] [content-visibility:auto]";
/** An item on the line, with room for its mark. */
export const lineItem = `relative -mt-2 -mr-2 -ml-7.5 pt-2 pr-2 pb-5.5 pl-7.5 before:absolute ${renderWhenVisible}`;
const ring = "before:h-3 before:rounded-full before:bg-bg before:ring-2 before:ring-muted";
const bob = "before:h-4 before:rounded-[2px_2px_50%_50%] before:bg-accent before:ring-2 before:ring-ink";

function Moment({ time, note, place }: Pick<UpdateItemProps, "time" | "note" | "place">) {
  if (!time && !note && !place) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <p>
        {time && <TimeText dateTime={time.dateTime}>{time.label}</TimeText>}
        {time && note && " · "}
        {note}
      </p>
      {place}
    </div>
  );
}

/** The text of an update or comment: keeps line breaks, breaks long words. */
export function UpdateText({ children, className }: { children: ReactNode; className?: string }) {
  return <p className={cn("wrap-anywhere whitespace-pre-line", className)}>{children}</p>;
}

interface CommentItemProps {
  author: { name: string };
  roleLabel: ReactNode;
  time: { label: string; dateTime: string };
  menu?: ReactNode;
  children: ReactNode;
}

export function CommentItem({ author, roleLabel, time, menu, children }: CommentItemProps) {
  return (
    <div className="mt-1.5 rounded-button bg-sunk px-3 py-2 text-[0.9375rem]">
      <div className="flex items-start gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-1.5">
          <b>{author.name}</b> <span className="text-sm text-muted">{roleLabel}</span>{" "}
          <TimeText dateTime={time.dateTime} className="text-sm text-muted max-lg:ml-auto">
            {time.label}
          </TimeText>
        </p>
        {menu}
      </div>
      <UpdateText>{children}</UpdateText>
    </div>
  );
}
