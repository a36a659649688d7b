"use client";

import { type ComponentType, useEffect, useState } from "react";

/** `OutdatedNotice`, whose code loads once the page is there: what it watches for comes later. */
export function OutdatedWatch() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    import("./outdated-notice").then(
      ({ OutdatedNotice }) => {
        setNotice(() => OutdatedNotice);
      },
      () => undefined,
    );
  }, []);
  return Notice && <Notice />;
}
