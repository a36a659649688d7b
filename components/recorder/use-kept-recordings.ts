"use client";

import { useEffect, useState } from "react";
import { useOutbox } from "@/components/outbox/use-outbox";
import { openOutbox } from "@/lib/browser/outbox/client";
import type { KeptRecording } from "@/lib/browser/outbox/store/database";
import { openRecordings, type Recordings } from "@/lib/browser/recorder/recordings";

interface Kept {
  list: readonly KeptRecording[];
  /** Null until storage has opened, and where the browser has none. */
  recordings: Recordings | null;
}

/** The user's recordings on this phone that were not posted. */
export function useKeptRecordings(): Kept {
  const { kept } = useOutbox();
  const [recordings, setRecordings] = useState<Recordings | null>(null);
  useEffect(() => {
    openRecordings().then(setRecordings, () => undefined);
  }, []);
  return { list: kept, recordings };
}

/** Reads the list anew. */
export async function refreshKeptRecordings(): Promise<void> {
  await (await openOutbox()).refresh();
}
