"use client";

import { type ComponentType, useEffect, useState } from "react";

/** Milliseconds after the page is there: it loads after everything that the reader sees. */
const START_MS = 2500;

/** Offers what a page that was killed had recorded, on the next one of the same user. */
export function KeptRecordings({ userId }: { userId: string }) {
  const [Offer, setOffer] = useState<ComponentType<{ userId: string }> | null>(null);
  useEffect(() => {
    const load = () => {
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
  return Offer && <Offer userId={userId} />;
}
