"use client";

import { ErrorScreen } from "@/components/shell/error-screen";

/** Inside the shell: the bar stays, and with it the way elsewhere. */
export default function WorkspaceError({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorScreen error={error} retry={retry} />;
}
