"use client";

import { useLayoutEffect } from "react";
import { startPageSession } from "@/lib/browser/page/page-session";

interface PageSessionProps {
  /** The user for whom the page was made. */
  user: { id: string; name: string };
}

/**
 * Adds the page's user to every call, so that the server refuses it if another user has signed in. Must be rendered before the
 * page's other content, so that its effects run first.
 */
export function PageSession({ user: { id, name } }: PageSessionProps) {
  useLayoutEffect(() => startPageSession({ id, name }), [id, name]);
  return null;
}
