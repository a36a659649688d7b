"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import type { UpdateView } from "@/lib/updates/view";

interface HeldBack {
  /** The updates that the list shows. */
  shown: UpdateView[] | undefined;
  /** The number of newer updates held back. */
  heldBack: number;
  /** Marks the top of the list. */
  top: RefObject<HTMLDivElement | null>;
  /** Shows them, and scrolls to the top of the list. */
  release: () => void;
}

/**
 * Holds back updates by others while the reader has scrolled down, since they would push away what is being read. At the top of
 * the list they are shown immediately, as are the reader's own anywhere.
 */
export function useHeldBack(updates: UpdateView[] | undefined, readerId: string): HeldBack {
  const top = useRef<HTMLDivElement>(null);
  const [newestRead, setNewestRead] = useState<UpdateView | null>(null);
  const newest = useRef<UpdateView | undefined>(undefined);
  const first = updates?.[0];
  useEffect(() => {
    newest.current = first;
  }, [first]);
  const isLoaded = updates !== undefined;
  useEffect(() => {
    if (!top.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      setNewestRead((known) => (isAbove(entry) ? (known ?? newest.current ?? null) : null));
    });
    observer.observe(top.current);
    return () => {
      observer.disconnect();
    };
  }, [isLoaded]);
  const isHeld = (update: UpdateView) =>
    newestRead !== null && update.authorId !== readerId && isNewer(update, newestRead);
  const shown = updates?.filter((update) => !isHeld(update));
  const release = () => {
    setNewestRead(null);
    top.current?.scrollIntoView({ block: "start" });
  };
  return { shown, heldBack: (updates?.length ?? 0) - (shown?.length ?? 0), top, release };
}

/** Whether the reader has scrolled past it; a list below the viewport can grow without moving anything. */
function isAbove({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean {
  return !isIntersecting && boundingClientRect.top < innerHeight / 2;
}

function isNewer({ createdAt, id }: UpdateView, other: UpdateView): boolean {
  return createdAt === other.createdAt ? id > other.id : createdAt > other.createdAt;
}
