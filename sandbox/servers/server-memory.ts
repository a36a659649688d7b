import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Env } from "@/sandbox/run/env";

/** What a server holds after its garbage was collected, in bytes. */
export interface ServerMemory {
  /** JavaScript objects, and what belongs to them outside the heap. */
  held: number;
  /** What the process takes of the machine. */
  resident: number;
}

/** The environment of a server whose memory can be read through this port. */
export function inspectedOn(port: number): Env {
  return { NODE_OPTIONS: `--inspect=127.0.0.1:${String(port)}` };
}

/** Collects the garbage of the server that is inspected on this port, and reads what remains. */
export async function readMemory(port: number): Promise<ServerMemory> {
  const socket = new WebSocket(await debuggerAddress(port));
  await once(socket, "open");
  try {
    // What one collection sets free may hold more, which finalizers let go.
    for (let n = 0; n < 3; n += 1) {
      await call(socket, "HeapProfiler.collectGarbage");
      await sleep(300);
    }
    const expression = "JSON.stringify(process.memoryUsage())";
    const { result } = evaluated.parse(await call(socket, "Runtime.evaluate", { expression }));
    const { heapUsed, external, rss } = usage.parse(JSON.parse(result.value));
    return { held: heapUsed + external, resident: rss };
  } finally {
    socket.close();
  }
}

const targets = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })]);
const evaluated = z.object({ result: z.object({ value: z.string() }) });
const usage = z.object({ heapUsed: z.number(), external: z.number(), rss: z.number() });

async function debuggerAddress(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${String(port)}/json`);
  return targets.parse(await response.json())[0].webSocketDebuggerUrl;
}

/** Calls the inspector, one call at a time. */
async function call(socket: WebSocket, method: string, params: object = {}): Promise<unknown> {
  const answer = new Promise<unknown>((resolve, reject) => {
    const hear = ({ data }: MessageEvent<string>) => {
      const { id, result } = JSON.parse(data) as { id?: number; result?: unknown };
      if (id === undefined) return;
      socket.removeEventListener("message", hear);
      if (result === undefined) reject(new Error(`The inspector refused ${method}: ${data}`));
      else resolve(result);
    };
    socket.addEventListener("message", hear);
  });
  socket.send(JSON.stringify({ id: 1, method, params }));
  return await answer;
}
