"use client";

import { useLayoutEffect } from "react";
import { startPageSession } from "@/lib/browser/page-session";

interface PageSessionProps {
  /** The user for whom the page was made. */
  user: { id: string; name: string };
}

/** Makes every call of the page say for whom it was made. Before the page's other content: its effects run first. */
export function PageSession({ user: { id, name } }: PageSessionProps) {
  useLayoutEffect(() => startPageSession({ id, name }), [id, name]);
  return null;
}
