import type { EventEmitter } from "node:events";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";

/** What is asked: a thread, or a process of its own (own-process.ts). */
export interface Helper extends EventEmitter {
  postMessage: (message: object) => void;
  unref: () => void;
  terminate: () => unknown;
  /** The processor's time that it has used, in microseconds. A process does not say. */
  cpuUsage?: () => Promise<{ user: number; system: number }>;
}

interface Limits {
  /** How much of the processor's time one input may take, once the worker has loaded; of a process, how much time. */
  deadlineMs: number;
  /** How long the worker stays when nobody asks. */
  idleMs: number;
}

/** On a busy machine a thread waits for the processor: no longer in all than so many times what an input may take. */
const MOST_WAITING = 10;
/** Milliseconds between looks at what a thread has used, at least. */
const LOOK_MS = 10;

/** An input that a worker did not answer in time. */
export class ThreadTimeout extends Error {
  override readonly name = "ThreadTimeout";

  constructor(deadlineMs: number) {
    super(`An input took its thread longer than ${deadlineMs} ms`);
  }
}

/** A worker that ended before it answered. */
export class ThreadEnded extends Error {
  override readonly name = "ThreadEnded";
}

/**
 * Asks a worker one input at a time, in order. It starts when somebody asks, says when it is ready, and ends when nobody has asked
 * for a while. One that does not answer in time is ended, and the next input gets a new one. Our own, since a build bundles no
 * library's worker.
 */
export class OneWorker<Asked extends object, Answer> {
  private worker: Promise<Helper> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly start: () => Helper | Promise<Helper>,
    private readonly limits: Limits,
  ) {}

  /** Throws ThreadTimeout, or what ended the worker. */
  ask(asked: Asked): Promise<Answer> {
    const answer = this.last.then(() => this.askNow(asked));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private async askNow(asked: Asked): Promise<Answer> {
    clearTimeout(this.idle);
    this.worker ??= this.begin();
    try {
      return await answerOf<Answer>(await this.worker, asked, this.limits.deadlineMs);
    } catch (error) {
      this.end();
      throw error;
    } finally {
      this.idle = setTimeout(() => this.end(), this.limits.idleMs).unref();
    }
  }

  private begin(): Promise<Helper> {
    const start = async () => {
      const worker = await this.start();
      // One that dies when nobody waits for it, as of its memory, is nobody's error: the next input starts another.
      worker
        .on("error", () => undefined)
        .once("exit", () => {
          if (this.worker === started) this.worker = undefined;
        });
      return ready(worker);
    };
    const started = start();
    return started;
  }

  private end(): void {
    const ending = this.worker;
    this.worker = undefined;
    ending?.then((worker) => worker.terminate()).catch(() => undefined);
  }
}

async function ready(worker: Helper): Promise<Helper> {
  worker.unref();
  await messageOf(worker);
  return worker;
}

async function answerOf<Answer>(worker: Helper, asked: object, deadlineMs: number): Promise<Answer> {
  const answer = messageOf(worker);
  const answered = new AbortController();
  const late = untilLate(worker, deadlineMs, answered.signal).then(() => {
    throw new ThreadTimeout(deadlineMs);
  });
  worker.postMessage(asked);
  return (await Promise.race([answer, late]).finally(() => answered.abort())) as Answer;
}

/** Until an input that begins now has taken too long. Never, once it is answered. */
async function untilLate(worker: Helper, deadlineMs: number, answered: AbortSignal): Promise<void> {
  const wait = (ms: number) => pause(ms, undefined, { signal: answered });
  const forever = new Promise<never>(() => {});
  const used = usageOf(worker);
  const inTime = async () => {
    for (let left = deadlineMs; left > 0; left = deadlineMs - (await used()))
      await wait(Math.max(left, LOOK_MS));
  };
  try {
    await Promise.race([inTime(), wait(MOST_WAITING * deadlineMs)]);
    // An answer that came while this thread was busy counts: it is read before the next turn.
    await turn(undefined, { signal: answered });
  } catch {
    await forever;
  }
}

/** Measures what a worker uses from now on, in milliseconds. */
function usageOf(worker: Helper): () => Promise<number> {
  const usage = async () => {
    const used = await worker.cpuUsage?.();
    return used ? (used.user + used.system) / 1000 : performance.now();
  };
  const before = usage();
  // Of one that has ended nothing is known, and its end is the answer.
  before.catch(() => undefined);
  return async () => (await usage()) - (await before);
}

/** The next message; rejects if the worker fails or ends before. */
function messageOf(worker: Helper): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const ended = (code: number | null, signal?: string) =>
    reject(new ThreadEnded(`A thread ended with ${signal ?? `code ${code}`}`));
  worker.once("message", resolve).once("error", reject).once("exit", ended);
  return promise.finally(() => worker.off("message", resolve).off("error", reject).off("exit", ended));
}
