"use client";

import { useEffect } from "react";
import { beforeSignOut } from "@/components/providers/before-sign-out";
import { sendTicks } from "./pending-ticks";

/**
 * Sends the ticks that can still be undone when the reader leaves the project or signs out, and when the page is hidden (a phone
 * may end it then) or closed.
 */
export function useSendTicksOnLeave(): void {
  useEffect(() => {
    const send = () => void sendTicks();
    const sendWhenHidden = () => {
      if (document.visibilityState === "hidden") send();
    };
    addEventListener("pagehide", send);
    document.addEventListener("visibilitychange", sendWhenHidden);
    const stop = beforeSignOut(sendTicks);
    return () => {
      removeEventListener("pagehide", send);
      document.removeEventListener("visibilitychange", sendWhenHidden);
      stop();
      send();
    };
  }, []);
}
