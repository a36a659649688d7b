import type { ReactNode } from "react";
import { TimeText } from "@/components/providers/time-text";

interface CommentItemProps {
  author: { name: string };
  roleLabel?: ReactNode;
  time: { label: string; dateTime: string };
  menu?: ReactNode;
  /** Shown below the text. */
  note?: ReactNode;
  /** The comment's text. */
  children: ReactNode;
}

/** A comment on its card, narrower than its update on desktops. */
export function CommentItem({ author, roleLabel, time, menu, note, children }: CommentItemProps) {
  return (
    <div className="mt-1.5 max-w-140 rounded-button bg-sunk px-3 py-2 text-[0.9375rem]">
      <div className="flex items-start gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-1.5">
          <b>{author.name}</b> {roleLabel && <span className="text-sm text-muted">{roleLabel}</span>}{" "}
          <TimeText dateTime={time.dateTime} className="text-sm text-muted max-lg:ml-auto">
            {time.label}
          </TimeText>
        </p>
        {menu}
      </div>
      {children}
      {note}
    </div>
  );
}
