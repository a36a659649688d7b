"use client";

import { ErrorScreen } from "@/components/shell/ended/failed-page";

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <main>
      <ErrorScreen error={error} retry={retry} />
    </main>
  );
}
