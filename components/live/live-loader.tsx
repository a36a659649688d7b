"use client";

import { deferred } from "@/components/shell/on-demand/deferred";

/** Loads the live updates of every signed-in page, after everything visible. */
export const LiveLoader = deferred(() => import("./live-runtime"));
