"use client";

import { type ReactNode, useLayoutEffect, useSyncExternalStore } from "react";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import type { SignInAgainAction } from "./sign-in-again";
import { useAccessCheck } from "./use-access-check";
import { useSessionInOtherTabs } from "./use-session-in-other-tabs";
import { PageSession } from "@/components/providers/page-session";
import {
  currentPageEnding,
  pageEndingOnServer,
  subscribeToPageEnding,
  watchForEnding,
} from "@/lib/browser/page/page-ending";
import { reloadPage } from "@/lib/browser/page/outdated-page";

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
