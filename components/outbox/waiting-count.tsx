"use client";

import { type ReactNode, useState } from "react";
import { onDemand } from "@/components/shell/on-demand";
import { useOutbox } from "./use-outbox";

const WaitingLink = onDemand(() => import("./waiting-link"));

/** A link with the number of unsent items. `kept` renders the unposted recordings. */
export function WaitingCount({ kept }: { kept: ReactNode }) {
  const waiting = useOutbox();
  const count = waiting.items.length + waiting.kept.length;
  const [wasNeeded, setWasNeeded] = useState(false);
  // The list may still be open when the last item was sent.
  if (count > 0 && !wasNeeded) setWasNeeded(true);
  return wasNeeded && <WaitingLink kept={kept} onLoadError={() => undefined} />;
}

/** Loads the list while there is a signal, for when there is none. */
export const preloadWaiting = WaitingLink.preload;
