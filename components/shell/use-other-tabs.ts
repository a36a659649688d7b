"use client";

import { useEffect } from "react";
import { currentPageEnding, endPage, resumePage } from "@/lib/page-ending";
import { hearSessions } from "@/lib/hear-sessions";

/** Ends the page when another tab signs out or signs somebody else in, and resumes it when its user is back. */
export function useOtherTabs(userId: string): void {
  useEffect(
    () =>
      hearSessions((signedIn) => {
        if (!signedIn) endPage({ reason: "signedOut" });
        else if (signedIn.id !== userId) endPage({ reason: "otherUser", name: signedIn.name });
        else if (currentPageEnding().ending) resumePage();
      }),
    [userId],
  );
}
