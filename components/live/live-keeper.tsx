"use client";

import { type ComponentType, useCallback, useState } from "react";
import { useAfterPage } from "@/components/shell/use-after-page";

/** Keeps every page of the user up to date; loads after all that the reader sees. */
export function LiveKeeper({ userId }: { userId: string }) {
  const [Keep, setKeep] = useState<ComponentType<{ userId: string }> | null>(null);
  const load = useCallback(async () => {
    const loaded = await import("./keep-live");
    setKeep(() => loaded.default);
  }, []);
  useAfterPage(load);
  return Keep && <Keep userId={userId} />;
}
