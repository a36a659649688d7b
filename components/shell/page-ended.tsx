"use client";

import { type ReactNode, useLayoutEffect, useSyncExternalStore } from "react";
import { PageSession } from "@/components/providers/page-session";
import {
  currentPageEnding,
  pageEndingOnServer,
  subscribeToPageEnding,
  watchForEnding,
} from "@/lib/page-ending";
import { onDemand } from "./on-demand";
import type { SignInAgainAction } from "./sign-in-again";
import { useAccessCheck } from "./use-access-check";
import { useOtherTabs } from "./use-other-tabs";

const EndedCover = onDemand(() => import("./ended-cover"));

interface PageEndedProps {
  user: { id: string; name: string; email: string };
  signIn: SignInAgainAction;
  supportEmail: string;
  /** What the user has on this phone and could not send. */
  unsent: ReactNode;
}

/**
 * Covers a page whose user is no longer signed in here or has lost access: what happened, and the way on. The page stays
 * mounted below, out of sight, with everything typed in it.
 */
export function PageEnded({ user, ...props }: PageEndedProps) {
  const { ending, waiting } = useSyncExternalStore(
    subscribeToPageEnding,
    currentPageEnding,
    pageEndingOnServer,
  );
  useLayoutEffect(watchForEnding, [user.id]);
  useOtherTabs(user.id);
  useAccessCheck();
  return (
    <>
      <PageSession user={user} />
      {ending && <EndedCover ending={ending} waiting={waiting} user={user} {...props} onLoadError={reload} />}
    </>
  );
}

function reload(): void {
  window.location.reload();
}
