"use client";

import { useState } from "react";
import { api } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";

interface Consent {
  isGiven: boolean;
  give: () => void;
}

/**
 * Whether the user has agreed to where recordings go. Their answer is kept with their account; until it has arrived there, which
 * without a signal takes a while, on this phone. `known` is what the server said when it made the page.
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

/** It stays marked: the page was made before, and does not know. */
async function send(userId: string): Promise<void> {
  await api.put(apiPaths.recordingConsent(), undefined, { userId, keepalive: true }).catch(() => undefined);
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
    // Storage may be refused: the account has the answer.
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
