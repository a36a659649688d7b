"use client";

import { type ComponentType, useCallback, useState } from "react";
import { useDeferredLoad } from "@/components/shell/on-demand/use-deferred-load";

/** Loads the live updates of every signed-in page, after everything visible. */
export function LiveLoader({ userId }: { userId: string }) {
  const [Keep, setKeep] = useState<ComponentType<{ userId: string }> | null>(null);
  const load = useCallback(async () => {
    const loaded = await import("./live-runtime");
    setKeep(() => loaded.default);
  }, []);
  useDeferredLoad(load);
  return Keep && <Keep userId={userId} />;
}
