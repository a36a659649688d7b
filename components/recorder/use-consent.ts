import { useState } from "react";
import { api } from "@/lib/browser/api-client";
import { storedText, storeText } from "@/lib/browser/stored";
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
    const isPending = storedText(nameOf(userId)) !== null;
    if (isPending && !known) void send(userId);
    if (isPending && known) storeText(nameOf(userId), null);
    return known || isPending;
  });
  return {
    isGiven,
    give: () => {
      storeText(nameOf(userId), "1");
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
