"use client";

import { useEffect, useState } from "react";
import type { KeptRecording } from "@/lib/outbox/database";
import { openRecordings, type Recordings } from "@/lib/recorder/recordings";

interface Kept {
  list: KeptRecording[];
  /** Null until they are open, and where the browser keeps nothing. */
  recordings: Recordings | null;
  /** Takes one off the list. */
  drop: (id: string) => void;
}

/** The user's recordings on this phone that were not posted. */
export function useKept(userId: string): Kept {
  const [kept, setKept] = useState<Pick<Kept, "list" | "recordings">>({ list: [], recordings: null });
  useEffect(() => {
    read(userId).then(setKept, () => undefined);
  }, [userId]);
  const drop = (id: string) => {
    setKept(({ list, recordings }) => ({ recordings, list: list.filter((one) => one.id !== id) }));
  };
  return { ...kept, drop };
}

async function read(userId: string) {
  const recordings = await openRecordings();
  return { recordings, list: await recordings.list(userId) };
}
