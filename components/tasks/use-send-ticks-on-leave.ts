"use client";

import { useEffect } from "react";
import { sendTicks } from "./pending-ticks";

/** Sends the ticks that can still be undone when the project is left, the page is hidden (a phone may end it then) or closed. */
export function useSendTicksOnLeave(): void {
  useEffect(() => {
    const sendWhenHidden = () => {
      if (document.visibilityState === "hidden") sendTicks();
    };
    addEventListener("pagehide", sendTicks);
    document.addEventListener("visibilitychange", sendWhenHidden);
    return () => {
      removeEventListener("pagehide", sendTicks);
      document.removeEventListener("visibilitychange", sendWhenHidden);
      sendTicks();
    };
  }, []);
}
