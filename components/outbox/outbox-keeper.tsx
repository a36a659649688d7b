"use client";

import { type ComponentType, useCallback, useEffect, useState } from "react";
import { guardSignOut } from "@/components/providers/sign-out-guard";
import { useAfterPage } from "@/components/shell/use-after-page";
import { whenNeeded } from "@/lib/outbox/client";
import type { KeepOutboxProps } from "./keep-outbox";

/** Opens the user's outbox on every page of theirs, and at once when they write or sign out. */
export function OutboxKeeper({ userId }: { userId: string }) {
  const [Keep, setKeep] = useState<ComponentType<KeepOutboxProps> | null>(null);
  const [signingOut, setSigningOut] = useState<KeepOutboxProps["signingOut"]>(null);
  const load = useCallback(async () => {
    const loaded = await import("./keep-outbox");
    setKeep(() => loaded.default);
  }, []);
  const loadNow = useAfterPage(load);
  useEffect(() => {
    whenNeeded(loadNow);
    guardSignOut({
      load,
      ask: (answer) => {
        setSigningOut(() => answer);
      },
    });
    return () => {
      guardSignOut(null);
      whenNeeded(null);
    };
  }, [load, loadNow]);
  return Keep && <Keep userId={userId} signingOut={signingOut} />;
}
