import { useEffect } from "react";
import { hearSessions } from "@/lib/browser/hear-sessions";
import { lastAnnounced, type SignedIn } from "@/lib/browser/session-channel";

/** Reloads a public page when another tab has signed out or signed in somebody else: nothing typed is lost here. */
export function useReloadForOthers(userId: string): void {
  useEffect(() => {
    const hear = (signedIn: SignedIn | undefined) => {
      if (signedIn !== undefined && signedIn?.id !== userId) window.location.reload();
    };
    // A page that the browser kept frozen has heard nothing.
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
