"use client";

import { type ComponentType, useCallback, useState } from "react";
import type { LiveRuntimeProps } from "./live-runtime";
import { useDeferredLoad } from "@/components/shell/on-demand/use-deferred-load";

/** Loads the live updates of every signed-in page, after everything visible. */
export function LiveLoader(props: LiveRuntimeProps) {
  const [Keep, setKeep] = useState<ComponentType<LiveRuntimeProps> | null>(null);
  const load = useCallback(async () => {
    const loaded = await import("./live-runtime");
    setKeep(() => loaded.default);
  }, []);
  useDeferredLoad(load);
  return Keep && <Keep {...props} />;
}
