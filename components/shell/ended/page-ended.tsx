"use client";

import { useParams } from "next/navigation";
import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import type { SignInAgainAction } from "./sign-in-again";
import { useSessionInOtherTabs } from "./use-session-in-other-tabs";
import { PageSession } from "@/components/providers/page-session";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { api, ApiError } from "@/lib/browser/api-client";
import { reloadPage } from "@/lib/browser/page/outdated-page";
import {
  currentPageEnding,
  endPage,
  pageEndingOnServer,
  setAccessCheck,
  subscribeToPageEnding,
  watchForEnding,
} from "@/lib/browser/page/page-ending";
import { apiPaths } from "@/lib/shared/paths/api-paths";

const EndedPageCover = onDemand(() => import("./ended-page-cover"));

interface PageEndedProps {
  user: { id: string; name: string; email: string };
  signIn: SignInAgainAction;
  supportEmail: string;
  /** The user's unsent items on this phone. */
  unsent: ReactNode;
}

/**
 * Covers a page whose user is no longer signed in here or has lost access, and says what happened and how to continue. The
 * page stays mounted underneath, hidden, with everything typed in it.
 */
export function PageEnded({ user, ...props }: PageEndedProps) {
  const { ending, waiting } = useSyncExternalStore(
    subscribeToPageEnding,
    currentPageEnding,
    pageEndingOnServer,
  );
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
        .get(apiPaths.project(id))
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
