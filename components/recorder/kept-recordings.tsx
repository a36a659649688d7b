"use client";

import { deferred } from "@/components/shell/on-demand/deferred";
import { onDemand } from "@/components/shell/on-demand/on-demand";

/** Milliseconds after mount, so that everything visible loads first. */
const START_MS = 2500;

/** The list of unposted recordings. Shortly after mount of `KeptRecordings`, it works without a signal too. */
export const KeptSection = onDemand(() => import("./kept-list"));

/** Offers the recording of a page that was killed, on the same user's next page. */
export const KeptRecordings = deferred(() => {
  KeptSection.preload();
  return import("./offer-kept-recordings");
}, START_MS);
