"use client";

import { type ComponentType, useEffect, useState } from "react";
import { onDemand } from "@/components/shell/on-demand";

/** Milliseconds after the page is there: it loads after everything that the reader sees. */
const START_MS = 2500;

const KeptList = onDemand(() => import("./kept-list"));

/** The list of what was recorded and not posted, also without a signal once the page has been there for a moment. */
export function KeptSection() {
  return <KeptList onLoadError={() => undefined} />;
}

/** Offers what a page that was killed had recorded, on the next one of the same user. */
export function KeptRecordings() {
  const [Offer, setOffer] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () => {
      KeptList.preload();
      import("./offer-kept").then(
        (loaded) => {
          setOffer(() => loaded.default);
        },
        () => {
          addEventListener("online", load, { once: true });
        },
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
