"use client";

import { type ComponentType, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { OutboxRuntimeProps } from "./outbox-runtime";
import { loadApplying } from "@/components/project-model/use-apply-event";
import { guardSignOut } from "@/components/providers/sign-out-guard";
import { useDeferredLoad } from "@/components/shell/on-demand/deferred";
import { setRuntimeLoader } from "@/lib/browser/outbox/client";

/** Loads and opens the user's outbox: shortly after the page, or immediately when they write or sign out. */
export function OutboxLoader({ userId }: { userId: string }) {
  const [Keep, setKeep] = useState<ComponentType<OutboxRuntimeProps> | null>(null);
  const [signingOut, setSigningOut] = useState<OutboxRuntimeProps["signingOut"]>(null);
  const load = useCallback(async () => {
    const [loaded] = await Promise.all([import("./outbox-runtime"), loadApplying()]);
    // Mounted synchronously: an item's response must be applied in the frame in which the item disappears.
    flushSync(() => setKeep(() => loaded.default));
  }, []);
  useDeferredLoad(load);
  useEffect(() => {
    setRuntimeLoader(() => load().catch(() => undefined));
    guardSignOut({
      load,
      ask: (answer) => setSigningOut(() => answer),
    });
    return () => {
      guardSignOut(null);
      setRuntimeLoader(null);
    };
  }, [load]);
  return Keep && <Keep userId={userId} signingOut={signingOut} />;
}
