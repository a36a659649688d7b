"use client";

import { type ComponentType, useEffect, useState } from "react";
import { beforeSignOut } from "@/components/providers/before-sign-out";
import type { KeepOutboxProps } from "./keep-outbox";

/** Milliseconds after the page is there: what waited is sent soon, but loads after everything that the reader sees. */
const START_MS = 1500;
/** How long signing out waits for the outbox to load. */
const LOAD_LIMIT_MS = 5000;

/** Opens the user's outbox on every page of theirs, and at once when they sign out. */
export function OutboxKeeper({ userId }: { userId: string }) {
  const [Keep, setKeep] = useState<ComponentType<KeepOutboxProps> | null>(null);
  const [signingOut, setSigningOut] = useState<KeepOutboxProps["signingOut"]>(null);
  useEffect(() => {
    const load = async () => {
      const loaded = await import("./keep-outbox");
      setKeep(() => loaded.default);
      return true;
    };
    const loadWhenOnline = () => {
      load().catch(() => {
        addEventListener("online", loadWhenOnline, { once: true });
      });
    };
    const timer = setTimeout(loadWhenOnline, START_MS);
    const unregister = beforeSignOut(async () => {
      // Without a signal signing out fails too; otherwise what waits stays on the phone, for this user alone.
      if (!(await Promise.race([load(), late()]).catch(() => false))) return true;
      return new Promise((resolve) => {
        setSigningOut(() => resolve);
      });
    });
    return () => {
      clearTimeout(timer);
      removeEventListener("online", loadWhenOnline);
      unregister();
    };
  }, []);
  return Keep && <Keep userId={userId} signingOut={signingOut} />;
}

function late(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, LOAD_LIMIT_MS, false));
}
