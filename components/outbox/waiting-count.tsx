"use client";

import { onDemand } from "@/components/shell/on-demand";
import { useOutbox } from "./use-outbox";

const WaitingLink = onDemand(() => import("./waiting-link"));

/** How many items wait on this phone; leads to them. */
export function WaitingCount() {
  const { items } = useOutbox();
  return items.length > 0 && <WaitingLink onLoadError={() => undefined} />;
}

/** Loads what is shown without a signal, while there is one. */
export const preloadWaiting = WaitingLink.preload;
