"use client";

import { useEffect, useState } from "react";
import { cn } from "@/lib/shared/utils";

/** Milliseconds: long enough to notice it and read its first words. */
const SHOWN = 4000;

/** Briefly frames a message that was opened from the search. */
export function FoundMark() {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(false);
    }, SHOWN);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <span
      aria-hidden
      className={cn(
        "absolute inset-0 -z-1 rounded-button border-2 border-accent-text bg-accent-soft transition-opacity duration-700",
        !isShown && "opacity-0",
      )}
    />
  );
}
