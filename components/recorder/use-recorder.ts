"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { outboxOf } from "@/lib/outbox/client";
import { createRecorder, type Recorder, type RecorderState } from "@/lib/recorder/recorder";
import type { Destination } from "@/lib/recorder/tape";

/** A recorder that opens once it is wanted, and lets go of the microphone with the component. */
export function useRecorder(to: Destination, isWanted: boolean): [Recorder, RecorderState] {
  const [recorder] = useState(() => createRecorder(to));
  useEffect(() => {
    // Whether the phone has room for it is shown from there.
    outboxOf(to.userId).catch(() => undefined);
    if (!isWanted) return;
    void recorder.open();
    return recorder.close;
  }, [recorder, isWanted, to.userId]);
  return [recorder, useSyncExternalStore(recorder.subscribe, recorder.state, recorder.state)];
}
