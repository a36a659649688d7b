"use client";

import { type ReactNode, useState } from "react";
import { onDemand } from "@/components/shell/on-demand";
import { useOutbox } from "./use-outbox";

const WaitingLink = onDemand(() => import("./waiting-link"));

/** How much waits on this phone; leads to it. `kept` lists the recordings that were not posted. */
export function WaitingCount({ kept }: { kept: ReactNode }) {
  const waiting = useOutbox();
  const count = waiting.items.length + waiting.kept.length;
  const [wasNeeded, setWasNeeded] = useState(false);
  // Its list may be open when the last item leaves.
  if (count > 0 && !wasNeeded) setWasNeeded(true);
  return wasNeeded && <WaitingLink kept={kept} onLoadError={() => undefined} />;
}

/** Loads what is shown without a signal, while there is one. */
export const preloadWaiting = WaitingLink.preload;
