"use client";

import { useParams } from "next/navigation";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import type { EndedPageActionsProps } from "./ended-page-cover";
import { PageSession } from "@/components/providers/page-session";
import { useStore } from "@/components/providers/use-store";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { api, ApiError } from "@/lib/browser/api-client";
import { reloadPage } from "@/lib/browser/page/outdated-page";
import {
  currentPageEnding,
  endPage,
  NOT_ENDED,
  resumePage,
  setAccessCheck,
  subscribeToPageEnding,
  watchForEnding,
} from "@/lib/browser/page/page-ending";
import { sessionChanged, sessionChanges } from "@/lib/browser/page/page-session";
import { onSessionChange } from "@/lib/browser/tabs/on-session-change";
import { lastAnnounced, type SignedIn } from "@/lib/browser/tabs/session-channel";
import { apiPath } from "@/lib/shared/paths/api-path";

const EndedPageCover = onDemand(() => import("./ended-page-cover"));

/**
 * Covers a page whose user is no longer signed in here or has lost access, and says what happened and how to continue. The
 * page stays mounted underneath, hidden, with everything typed in it.
 */
export function PageEnded({ user, ...props }: Omit<EndedPageActionsProps, "ending" | "waiting">) {
  const { ending, waiting } = useStore(subscribeToPageEnding, currentPageEnding, NOT_ENDED);
  useLayoutEffect(watchForEnding, [user.id]);
  useSessionInOtherTabs(user.id);
  useAccessCheck();
  return (
    <>
      <PageSession user={user} />
      {ending && (
        <EndedPageCover ending={ending} waiting={waiting} user={user} {...props} onLoadError={reloadPage} />
      )}
    </>
  );
}

/**
 * Ends the page when another tab signs out or signs somebody else in, and resumes it when its user is back. A page restored from
 * the back/forward cache missed such announcements: it reads the last one and also asks the server.
 */
export function useSessionInOtherTabs(userId: string): void {
  const onSession = useEffectEvent((signedIn: SignedIn) => {
    sessionChanged();
    if (!signedIn) endPage({ reason: "signedOut" });
    else if (signedIn.id !== userId) endPage({ reason: "otherUser", name: signedIn.name });
    else if (currentPageEnding().ending) resumePage();
  });
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const announced = lastAnnounced();
      if (announced !== undefined) onSession(announced);
      const before = sessionChanges();
      void checkSession((user) => {
        if (sessionChanges() === before) onSession(user);
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
  const user = await api.get(apiPath("user")).catch(() => undefined);
  if (user) onSession(user);
}

/** On a project's page: after a not-found or forbidden response, checks whether the reader is still in the project. */
function useAccessCheck(): void {
  const { id } = useParams<{ id?: string }>();
  useEffect(() => {
    if (id === undefined) return;
    let checking = false;
    setAccessCheck(() => {
      if (checking) return;
      checking = true;
      api
        .get(apiPath("projects", id))
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.code === "not_found") endPage({ reason: "removed" });
        })
        .finally(() => {
          checking = false;
        });
    });
    return () => setAccessCheck(null);
  }, [id]);
}
