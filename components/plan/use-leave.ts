"use client";

import { useEffect, useState } from "react";

/** Leaves for another site's page. `leaving` stays true until the browser's Back shows this page again. */
export function useLeave() {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false);
    };
    addEventListener("pageshow", onShow);
    return () => {
      removeEventListener("pageshow", onShow);
    };
  }, []);
  const leave = (url: string) => {
    setLeaving(true);
    location.assign(url);
  };
  return { leaving, leave };
}
