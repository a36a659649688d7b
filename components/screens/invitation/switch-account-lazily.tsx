"use client";

import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "@/components/shell/until-loaded";

const Loaded = lazy(() => untilLoaded(() => import("./switch-account")));

/** Few invitations are opened with another account than theirs: the code comes only with those. */
export function SwitchAccount(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
