"use client";

import { type ComponentType, useEffect, useState } from "react";
import { onDemand } from "@/components/shell/on-demand/on-demand";

/** Milliseconds after mount, so that everything visible loads first. */
const START_MS = 2500;

/** The list of unposted recordings. Shortly after mount of `KeptRecordings`, it works without a signal too. */
export const KeptSection = onDemand(() => import("./kept-list"));

/** Offers the recording of a page that was killed, on the same user's next page. */
export function KeptRecordings() {
  const [Offer, setOffer] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () => {
      KeptSection.preload();
      import("./offer-kept-recordings").then(
        (loaded) => setOffer(() => loaded.default),
        () => addEventListener("online", load, { once: true }),
      );
    };
    const timer = setTimeout(load, START_MS);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", load);
    };
  }, []);
  return Offer && <Offer />;
}
