"use client";

/** Rendered inside the shell, so that the bar and its links stay. */
export { ErrorScreen as default } from "@/components/shell/ended/failed-page";
