import { useEffect } from "react";
import { hearSessions } from "@/lib/browser/hear-sessions";
import { lastAnnounced, type SignedIn } from "@/lib/browser/session-channel";

/** Reloads a public page when another tab signs out or signs somebody else in. Nothing typed is lost here. */
export function useReloadForOthers(userId: string): void {
  useEffect(() => {
    const hear = (signedIn: SignedIn | undefined) => {
      if (signedIn !== undefined && signedIn?.id !== userId) window.location.reload();
    };
    // A page restored from the back/forward cache missed the announcement.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) hear(lastAnnounced());
    };
    const stopHearing = hearSessions(hear);
    window.addEventListener("pageshow", onShow);
    return () => {
      stopHearing();
      window.removeEventListener("pageshow", onShow);
    };
  }, [userId]);
}
