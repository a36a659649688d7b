import { useEffect } from "react";
import { onSessionChange } from "@/lib/browser/tabs/on-session-change";
import { lastAnnounced, type SignedIn } from "@/lib/browser/tabs/session-channel";

/** Reloads a public page when another tab signs out or signs somebody else in. Nothing typed is lost here. */
export function useReloadForOthers(userId: string): void {
  useEffect(() => {
    const onSession = (signedIn: SignedIn | undefined) => {
      if (signedIn !== undefined && signedIn?.id !== userId) window.location.reload();
    };
    // A page restored from the back/forward cache missed the announcement.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onSession(lastAnnounced());
    };
    const unsubscribe = onSessionChange(onSession);
    window.addEventListener("pageshow", onShow);
    return () => {
      unsubscribe();
      window.removeEventListener("pageshow", onShow);
    };
  }, [userId]);
}
