"use client";

import { type ComponentType, useEffect, useState } from "react";
import { guardSignOut } from "@/components/providers/sign-out-guard";
import { whenNeeded } from "@/lib/outbox/client";
import type { KeepOutboxProps } from "./keep-outbox";

/** Milliseconds after the page is there: what waited is sent soon, but loads after everything that the reader sees, unless they write. */
const START_MS = 1500;

/** Opens the user's outbox on every page of theirs, and at once when they write or sign out. */
export function OutboxKeeper({ userId }: { userId: string }) {
  const [Keep, setKeep] = useState<ComponentType<KeepOutboxProps> | null>(null);
  const [signingOut, setSigningOut] = useState<KeepOutboxProps["signingOut"]>(null);
  useEffect(() => {
    const load = async () => {
      const loaded = await import("./keep-outbox");
      setKeep(() => loaded.default);
    };
    const loadWhenOnline = () => {
      load().catch(() => {
        addEventListener("online", loadWhenOnline, { once: true });
      });
    };
    const timer = setTimeout(loadWhenOnline, START_MS);
    whenNeeded(loadWhenOnline);
    guardSignOut({
      load,
      ask: (answer) => {
        setSigningOut(() => answer);
      },
    });
    return () => {
      clearTimeout(timer);
      removeEventListener("online", loadWhenOnline);
      guardSignOut(null);
      whenNeeded(null);
    };
  }, []);
  return Keep && <Keep userId={userId} signingOut={signingOut} />;
}
