import type { EventSourceMessage } from "eventsource-parser";
import {
  formatPositions,
  type NotifiedEvent,
  type StreamedEvent,
  setPosition,
  parsePositions,
  type Positions,
} from "./stream-positions";
import { send } from "@/lib/browser/api-client";
import { readEvents } from "@/lib/browser/event-stream";
import { noteHeard } from "@/lib/browser/page/last-heard";
import { createTimer, delayAfter } from "@/lib/browser/timer";
import { apiPath } from "@/lib/shared/paths/api-path";

/** Milliseconds. The server sends a heartbeat at least every 25 s: after missing two, the connection is dead. */
const SILENCE_MS = 60_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

export interface StreamOptions {
  userId: string;
  /** The positions to start from. */
  from: Positions;
  onEvent: (event: StreamedEvent | NotifiedEvent) => void;
}

export type Stream = ReturnType<typeof openStream>;

/** The browser's stream of all the user's projects. Reconnects by itself and resumes where it stopped. */
export function openStream({ userId, from, onEvent }: StreamOptions) {
  const positions: Positions = new Map(from);
  let isOpenedBefore = false;
  const closing = new AbortController();
  let failures = 0;
  let attempt = new AbortController();
  let isHurried = false;
  let wake: () => void = () => undefined;

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      attempt = new AbortController();
      isHurried = false;
      await readOnce(attempt).catch(() => {
        failures += 1;
      });
      await pause();
    }
  }

  async function readOnce(own: AbortController): Promise<void> {
    const silence = createTimer();
    const waitForBytes = () => silence.after(() => own.abort(), SILENCE_MS);
    waitForBytes();
    try {
      const header = formatPositions(positions, { othersBegin: !isOpenedBefore });
      const headers = { "last-event-id": header };
      const response = await send("GET", apiPath("events"), undefined, {
        userId,
        headers,
        signal: own.signal,
      });
      isOpenedBefore = true;
      failures = 0;
      const onBytes = () => {
        waitForBytes();
        noteHeard();
      };
      await readEvents(response.body, { onBytes, onId: receivePositions, onEvent: receiveEvent });
    } finally {
      silence.stop();
    }
  }

  /** Where projects begin of which nothing has been heard: elsewhere this browser's tabs are as far as their last event. */
  function receivePositions(id: string): void {
    for (const [projectId, seq] of parsePositions(id))
      if (!positions.has(projectId)) setPosition(positions, projectId, seq);
  }

  function receiveEvent({ data }: EventSourceMessage): void {
    const event = JSON.parse(data) as StreamedEvent | NotifiedEvent;
    if (event.type !== "notification.changed") setPosition(positions, event.projectId, event.seq);
    onEvent(event);
  }

  /** Ends early when back online. */
  async function pause(): Promise<void> {
    if (isHurried || closing.signal.aborted) return;
    await new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, delayAfter(Math.max(1, failures), FIRST_RETRY_MS, LAST_RETRY_MS));
    });
  }

  addEventListener("online", () => wake(), { signal: closing.signal });
  void run();
  return {
    /** Reconnects from earlier positions, for a tab that is further behind. */
    goBackTo(others: Positions) {
      const behind = [...others].filter(([projectId, seq]) => seq < (positions.get(projectId) ?? 0));
      if (behind.length === 0) return;
      for (const [projectId, seq] of behind) setPosition(positions, projectId, seq);
      isHurried = true;
      attempt.abort();
      wake();
    },
    close() {
      closing.abort();
      attempt.abort();
      wake();
    },
  };
}
