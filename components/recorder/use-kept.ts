"use client";

import { useEffect, useState } from "react";
import { useOutbox } from "@/components/outbox/use-outbox";
import { openOutbox } from "@/lib/outbox/client";
import type { KeptRecording } from "@/lib/outbox/database";
import { openRecordings, type Recordings } from "@/lib/recorder/recordings";

interface Kept {
  list: readonly KeptRecording[];
  /** Null until they are open, and where the browser keeps nothing. */
  recordings: Recordings | null;
}

/** The user's recordings on this phone that were not posted. */
export function useKept(): Kept {
  const { kept } = useOutbox();
  const [recordings, setRecordings] = useState<Recordings | null>(null);
  useEffect(() => {
    openRecordings().then(setRecordings, () => undefined);
  }, []);
  return { list: kept, recordings };
}

/** Shows what became of them. */
export async function refreshKept(): Promise<void> {
  await (await openOutbox()).refresh();
}
