"use client";

import { type ComponentType, useCallback, useState } from "react";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { useDeferredLoad } from "@/components/shell/on-demand/use-deferred-load";

/** Milliseconds after mount, so that everything visible loads first. */
const START_MS = 2500;

/** The list of unposted recordings. Shortly after mount of `KeptRecordings`, it works without a signal too. */
export const KeptSection = onDemand(() => import("./kept-list"));

/** Offers the recording of a page that was killed, on the same user's next page. */
export function KeptRecordings() {
  const [Offer, setOffer] = useState<ComponentType | null>(null);
  const load = useCallback(async () => {
    KeptSection.preload();
    const loaded = await import("./offer-kept-recordings");
    setOffer(() => loaded.default);
  }, []);
  useDeferredLoad(load, START_MS);
  return Offer && <Offer />;
}
