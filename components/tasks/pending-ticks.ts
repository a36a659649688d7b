"use client";

import { useSyncExternalStore } from "react";

/** Milliseconds during which a tick can be undone. */
export const UNDO_MS = 6000;

/** Sends a tick; settles when the server has answered, and never rejects. */
type Send = () => Promise<void>;

interface PendingTick {
  /** When it is sent, in milliseconds since 1970. */
  sendsAt: number;
  timer: ReturnType<typeof setTimeout>;
  /** Null once it was called. */
  send: Send | null;
}

/** By the subtask's id. Replaced with every change, so that React sees it. */
let ticks: ReadonlyMap<string, PendingTick> = new Map();
const listeners = new Set<() => void>();

/** Ticks a subtask: `send` is called once, after six seconds or when the page is left, unless the tick is undone. */
export function tickSubtask(id: string, send: Send): void {
  if (ticks.has(id)) return;
  const timer = setTimeout(() => {
    void sendTick(id);
  }, UNDO_MS);
  replace([...ticks, [id, { sendsAt: Date.now() + UNDO_MS, timer, send }]]);
}

/** Takes back a tick that was not sent. */
export function undoTick(id: string): void {
  const tick = ticks.get(id);
  if (!tick?.send) return;
  clearTimeout(tick.timer);
  remove(id);
}

/** Sends every pending tick now; settles when the server has answered. */
export async function sendTicks(): Promise<void> {
  await Promise.all([...ticks.keys()].map(sendTick));
}

/** The ticks that can be undone, by the subtask's id. */
export function usePendingTicks(): ReadonlyMap<string, Pick<PendingTick, "sendsAt">> {
  return useSyncExternalStore(
    subscribe,
    () => ticks,
    () => NONE,
  );
}

const NONE: typeof ticks = new Map();

async function sendTick(id: string): Promise<void> {
  const tick = ticks.get(id);
  if (!tick?.send) return;
  clearTimeout(tick.timer);
  replace([...ticks, [id, { ...tick, send: null }]]);
  // The query cache tells React in the next task: without the tick until then, the row would flash.
  setTimeout(() => {
    remove(id);
  });
  await tick.send();
}

function remove(id: string): void {
  replace([...ticks].filter(([other]) => other !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(entries: [string, PendingTick][]): void {
  ticks = new Map(entries);
  listeners.forEach((listener) => {
    listener();
  });
}
