"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { outboxOf } from "@/lib/outbox/client";
import type { KeptRecording } from "@/lib/outbox/database";
import { createRecorder, type Recorder, type RecorderState } from "@/lib/recorder/recorder";
import type { Destination } from "@/lib/recorder/tape";
import { refreshKept } from "./use-kept";

interface UseRecorderOptions {
  to: Destination;
  /** A recording that is not posted yet, to begin with. */
  kept?: KeptRecording | undefined;
  /** Whether the phone keeps what is recorded. */
  isKeeping: boolean;
  isWanted: boolean;
}

/** A recorder that opens once it is wanted, and lets go of the microphone with the component. */
export function useRecorder({
  to,
  kept,
  isKeeping,
  isWanted,
}: UseRecorderOptions): [Recorder, RecorderState] {
  const [recorder] = useState(() => createRecorder(to, { kept, isKeeping }));
  useEffect(() => {
    // Whether the phone has room for it is shown from there.
    outboxOf(to.userId).catch(() => undefined);
    if (!isWanted) return;
    void recorder.open();
    return () => {
      void recorder.close().then(refreshKept, () => undefined);
    };
  }, [recorder, isWanted, to.userId]);
  return [recorder, useSyncExternalStore(recorder.subscribe, recorder.state, recorder.state)];
}
