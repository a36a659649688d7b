"use client";

import { useState } from "react";
import { onDemand } from "@/components/shell/on-demand";
import { useOutbox } from "./use-outbox";

const WaitingLink = onDemand(() => import("./waiting-link"));

/** How many items wait on this phone; leads to them. */
export function WaitingCount() {
  const { items } = useOutbox();
  const [wasNeeded, setWasNeeded] = useState(false);
  // Its list may be open when the last item leaves.
  if (items.length > 0 && !wasNeeded) setWasNeeded(true);
  return wasNeeded && <WaitingLink onLoadError={() => undefined} />;
}

/** Loads what is shown without a signal, while there is one. */
export const preloadWaiting = WaitingLink.preload;
