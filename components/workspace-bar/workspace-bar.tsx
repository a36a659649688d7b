"use client";

import { type ComponentProps, lazy, Suspense } from "react";
import { untilLoaded } from "@/lib/browser/page/until-loaded";

const Loaded = lazy(() => untilLoaded(() => import("./bar-with-providers")));

/** The workspace's bar on pages that visitors see too, loaded only for signed-in users. */
export function WorkspaceBar(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={<div className="h-16 border-b border-line bg-surface" />}>
      <Loaded {...props} />
    </Suspense>
  );
}
