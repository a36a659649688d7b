"use client";

import { type ReactNode, use } from "react";
import { ReaderContext } from "./reader-context";
import { DEFAULT_TIME_ZONE } from "@/lib/i18n/locale";

interface TimeTextProps {
  /** The time as ISO 8601, when the text is a single time. */
  dateTime?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Text with a time in it. While the reader's zone is unknown, it is invisible but takes its space, so that nobody reads a time
 * of another zone and nothing shifts when it appears; without JavaScript it shows the time with the zone's name.
 */
export function TimeText({ dateTime, className = "", children }: TimeTextProps) {
  const { isKnown } = use(ReaderContext);
  const Tag = dateTime === undefined ? "span" : "time";
  return (
    <Tag
      {...(dateTime !== undefined && { dateTime })}
      className={isKnown ? className : `${className} ${awaitsZone}`}
      suppressHydrationWarning
    >
      {children}
      {!isKnown && <noscript> {DEFAULT_TIME_ZONE}</noscript>}
    </Tag>
  );
}

/** Hides what depends on the reader's zone until it is known; TimeZone undoes this where scripts do not run. */
export const awaitsZone = "awaits-zone invisible";
