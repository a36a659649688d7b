"use client";

import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "@/lib/browser/page/until-loaded";

const Loaded = lazy(() => untilLoaded(() => import("./switch-account")));

/** Loads on demand: few invitations are opened with the wrong account. */
export function SwitchAccount(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
