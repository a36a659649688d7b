"use client";

import { type ReactNode, useState } from "react";
import { CountLink } from "./count-link";
import { useOutbox } from "@/components/outbox/use-outbox";
import { useInBrowser } from "@/components/providers/use-store";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { rememberedCount } from "@/lib/browser/outbox/store/remembered-count";

const WaitingLink = onDemand(() => import("./waiting-link"));

/**
 * A link with the number of unsent items and shares; until the outbox is open, the number from the last page. `kept` renders the unposted
 * recordings.
 */
export function WaitingCount({ kept }: { kept: ReactNode }) {
  const waiting = useOutbox();
  // Not followed: this page itself renders what changes.
  const remembered = useInBrowser(rememberedCount, 0);
  const count = waiting.items.length + waiting.kept.length + waiting.shared;
  const isOpen = waiting.isKept !== null;
  const [wasNeeded, setWasNeeded] = useState(false);
  // The list may still be open when the last item was sent.
  if ((count > 0 || (!isOpen && remembered > 0)) && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;
  const placeholder = remembered > 0 && <CountLink count={remembered} />;
  return <WaitingLink kept={kept} remembered={remembered} placeholder={placeholder} />;
}

/** Preloads the list, since there may be no signal when it is opened. */
export const preloadWaiting = WaitingLink.preload;
