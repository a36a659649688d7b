import { ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/input/button";
import { watchSight } from "@/lib/browser/in-sight";
import type { UpdateView } from "@/lib/updates/view";

/** Below the sticky header of phones, if the screen is high enough to have one. */
const placeClasses =
  "pointer-events-none sticky top-3 z-10 flex h-0 justify-center max-lg:[@media(min-height:44rem)]:top-[9.5rem]";

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
  const isLoaded = updates !== undefined;
  const see = useEffectEvent((entry: IntersectionObserverEntry) =>
    setNewestRead(isAbove(entry) ? (newestRead ?? updates?.[0] ?? null) : null),
  );
  useEffect(() => {
    if (top.current) return watchSight(top.current, (entry) => see(entry));
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

/** The order of a list. */
export function newestFirst(update: UpdateView, other: UpdateView): number {
  return isNewer(update, other) ? -1 : 1;
}

/** Says how many new updates there are above the reader's position. Absolutely positioned, so that nothing moves. */
export function NewUpdatesPill({ count, onPress }: { count: number; onPress: () => void }) {
  const t = useTranslations("updates");
  return (
    <div role="status" className={placeClasses}>
      {count > 0 && (
        <Button size="sm" onClick={onPress} className="pointer-events-auto gap-1.5 rounded-full shadow-float">
          <ArrowUp aria-hidden className="size-4.5" />
          {t("newAbove", { count })}
        </Button>
      )}
    </div>
  );
}
