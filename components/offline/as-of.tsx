"use client";

import { useState } from "react";
import { useSignal } from "@/components/outbox/use-outbox";
import { onDemand, usePreload } from "@/components/shell/on-demand/on-demand";

const AsOfBar = onDemand(() => import("./as-of-bar"));

/** Says when there is no signal, and until what was written without one is sent. */
export function AsOf() {
  usePreload(AsOfBar);
  const hasSignal = useSignal();
  const [wasLost, setWasLost] = useState(false);
  if (!hasSignal && !wasLost) setWasLost(true);
  return wasLost && <AsOfBar />;
}
