import { useEffect, useState } from "react";
import { useOutbox } from "@/components/outbox/use-outbox";
import { openOutbox } from "@/lib/browser/outbox/client";
import type { KeptRecording } from "@/lib/browser/outbox/store/database";
import { openRecordings, type Recordings } from "@/lib/browser/recorder/recordings";

interface Kept {
  list: readonly KeptRecording[];
  /** Null until storage has opened, and in browsers without it. */
  recordings: Recordings | null;
}

/** The user's unposted recordings on this phone. */
export function useKeptRecordings(): Kept {
  const { kept } = useOutbox();
  const [recordings, setRecordings] = useState<Recordings | null>(null);
  useEffect(() => {
    openRecordings().then(setRecordings, () => undefined);
  }, []);
  return { list: kept, recordings };
}

/** Rereads the list from storage. */
export async function refreshKeptRecordings(): Promise<void> {
  await (await openOutbox()).refresh();
}
