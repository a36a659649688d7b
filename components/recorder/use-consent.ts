"use client";

import { useState } from "react";
import { api } from "@/lib/browser/api-client";
import { accountPaths } from "@/lib/shared/paths/account-paths";

interface Consent {
  isGiven: boolean;
  give: () => void;
}

/**
 * Whether the user has agreed to where recordings are sent. The answer is stored with their account; until that call succeeds,
 * which may take a while without a signal, it is kept on this phone. `known` is the account's answer when the page was rendered.
 */
export function useConsent(userId: string, known: boolean): Consent {
  const [isGiven, setGiven] = useState(() => {
    const isPending = isMarked(userId);
    if (isPending && !known) void send(userId);
    if (isPending && known) unmark(userId);
    return known || isPending;
  });
  return {
    isGiven,
    give: () => {
      mark(userId);
      void send(userId);
      setGiven(true);
    },
  };
}

/** Keeps the mark on this phone: the rendered page still has the old answer. */
async function send(userId: string): Promise<void> {
  await api
    .put(accountPaths.recordingConsent(), undefined, { userId, keepalive: true })
    .catch(() => undefined);
}

const nameOf = (userId: string) => `recording-consent:${userId}`;

function isMarked(userId: string): boolean {
  try {
    return localStorage.getItem(nameOf(userId)) !== null;
  } catch {
    return false;
  }
}

function mark(userId: string): void {
  try {
    localStorage.setItem(nameOf(userId), "1");
  } catch {
    // Storage may be blocked; the account has the answer.
    return;
  }
}

function unmark(userId: string): void {
  try {
    localStorage.removeItem(nameOf(userId));
  } catch {
    return;
  }
}
