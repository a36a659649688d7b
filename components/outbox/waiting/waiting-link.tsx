import { TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { CountLink } from "./count-link";
import { useOnline, useOutbox } from "@/components/outbox/use-outbox";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";
import { rememberCount } from "@/lib/browser/outbox/store/remembered-count";

const WaitingSheet = onDemand(() => import("./waiting-sheet"));
WaitingSheet.preload();

interface WaitingLinkProps {
  /** Renders the unposted recordings. */
  kept: ReactNode;
  /** The number to show until the outbox is open. */
  remembered: number;
}

/** Renders nothing while everything is sent immediately. */
export default function WaitingLink({ kept: list, remembered }: WaitingLinkProps) {
  const { items, kept, shared, sending, paused, isKept } = useOutbox();
  const isOnline = useOnline();
  const [open, setOpen] = useState(false);
  const isOpen = isKept !== null;
  const isHeldUp = !isOnline || paused !== null || [...sending.values()].some((percent) => percent !== null);
  const unposted = kept.length + shared;
  const hasStuck = unposted > 0 || (items.length > 0 && (isHeldUp || items.some(isStuck)));
  const stuck = hasStuck ? items.length + unposted : 0;
  const count = isOpen ? stuck : Math.max(stuck, remembered);
  const isRefused = items.some(({ refusal }) => refusal);
  useEffect(() => {
    if (isOpen) rememberCount(stuck);
  }, [isOpen, stuck]);
  return (
    <>
      {count > 0 && (
        <CountLink
          count={count}
          {...(isRefused && {
            icon: <TriangleAlert aria-hidden className="size-5" />,
            className: "text-danger",
          })}
          onClick={(event) => {
            // Without a signal its page cannot be fetched: open the list here.
            if (isOnline) return;
            event.preventDefault();
            setOpen(true);
          }}
        />
      )}
      {open && <WaitingSheet kept={list} onClose={() => setOpen(false)} />}
    </>
  );
}

/** One that is held for an edit is found again by the number. */
function isStuck({ refusal, attempts, heldUntil = 0 }: OutboxItem): boolean {
  return refusal !== null || attempts > 0 || heldUntil > 0;
}
