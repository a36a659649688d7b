"use client";

import { type ReactNode, use } from "react";
import { DEFAULT_TIME_ZONE } from "@/lib/i18n/locale";
import { ReaderContext } from "./reader";

interface TimeTextProps {
  /** The moment as machines read it (ISO 8601), when the text is nothing but one. */
  dateTime?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Text with a time in it. While the reader's zone is unknown, it takes its room unseen, so that nobody reads a time of another
 * zone and nothing moves when it appears; without JavaScript it shows the time with the zone's name.
 */
export function TimeText({ dateTime, className = "", children }: TimeTextProps) {
  const { isKnown } = use(ReaderContext);
  const Tag = dateTime === undefined ? "span" : "time";
  return (
    <Tag
      {...(dateTime !== undefined && { dateTime })}
      className={isKnown ? className : `${className} ${unseen}`}
      suppressHydrationWarning
    >
      {children}
      {!isKnown && <noscript> {DEFAULT_TIME_ZONE}</noscript>}
    </Tag>
  );
}

/** Hides what depends on the reader's zone until that is known; TimeZone takes it back where no script will run. */
export const unseen = "awaits-zone invisible";
