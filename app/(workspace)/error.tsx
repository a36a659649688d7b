"use client";

import { ErrorScreen } from "@/components/shell/ended/failed-page";

/** Rendered inside the shell, so that the bar and its links stay. */
export default function WorkspaceError({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorScreen error={error} retry={retry} />;
}
