"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { api } from "@/lib/browser/api-client";
import { currentPageEnding, endPage, resumePage } from "@/lib/browser/page/page-ending";
import { onSessionChange } from "@/lib/browser/tabs/on-session-change";
import { lastAnnounced, type SignedIn } from "@/lib/browser/tabs/session-channel";
import { apiPaths } from "@/lib/shared/paths/api-paths";

/**
 * Ends the page when another tab signs out or signs somebody else in, and resumes it when its user is back. A page restored from
 * the back/forward cache missed such announcements: it reads the last one and also asks the server.
 */
export function useSessionInOtherTabs(userId: string): void {
  /** Number of announcements so far. A response to a request made before the latest one is out of date. */
  const heard = useRef(0);
  const onSession = useEffectEvent((signedIn: SignedIn) => {
    heard.current += 1;
    if (!signedIn) endPage({ reason: "signedOut" });
    else if (signedIn.id !== userId) endPage({ reason: "otherUser", name: signedIn.name });
    else if (currentPageEnding().ending) resumePage();
  });
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const announced = lastAnnounced();
      if (announced !== undefined) onSession(announced);
      const before = heard.current;
      void checkSession((user) => {
        if (heard.current === before) onSession(user);
      });
    };
    const unsubscribe = onSessionChange(onSession);
    window.addEventListener("pageshow", onShow);
    return () => {
      unsubscribe();
      window.removeEventListener("pageshow", onShow);
    };
  }, []);
}

/** A refused call ends the page by itself. Does nothing without a signal. */
async function checkSession(onSession: (signedIn: SignedIn) => void): Promise<void> {
  const user = await api.get(apiPaths.user()).catch(() => undefined);
  if (user) onSession(user);
}
