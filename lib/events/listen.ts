import { Client } from "pg";
import { env } from "@/lib/kernel/env";
import { log } from "@/lib/kernel/log";

export interface Subscriber {
  onNotify: (payload: string) => void;
  /** Called when the channel is open, the first time and after every gap: what came in between was missed. */
  onOpen: () => void;
}

export interface Listener {
  /** Calls the subscriber for every notification of the channel from its `onOpen` on, until the returned function is called. */
  subscribe(channel: string, subscriber: Subscriber): () => Promise<void>;
}

/** Milliseconds. */
const HEARTBEAT = 30_000;
const PATIENCE = 10_000;
const FIRST_RETRY = 250;
const LAST_RETRY = 30_000;
/** What Postgres calls the connection in `pg_stat_activity`: its last statement is a heartbeat's as often as a LISTEN. */
export const LISTENING_NAME = "plumbline listener";

const shared = globalThis as typeof globalThis & { plumblineListener?: Listener };

/** The connection on which this process listens, for the job queue and for event streams. */
export function listener(): Listener {
  return (shared.plumblineListener ??= createListener(env.DIRECT_URL ?? env.DATABASE_URL ?? ""));
}

/**
 * One connection that listens to all channels, without a pooler, since LISTEN belongs to a connection. It is open while
 * there are subscribers, and reconnects with backoff.
 */
export function createListener(url: string): Listener {
  const channels = new Map<string, Set<Subscriber>>();
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let failures = 0;

  function connect(): void {
    retry = undefined;
    const timeouts = { connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE };
    const opened = new Client({
      connectionString: url,
      application_name: LISTENING_NAME,
      keepAlive: true,
      ...timeouts,
    });
    client = opened;
    opened.on("error", (error) => handleLoss(opened, error));
    opened.on("end", () => handleLoss(opened, new Error("the connection ended")));
    opened.on("notification", ({ channel, payload = "" }) => {
      for (const { onNotify } of channels.get(channel) ?? []) onNotify(payload);
    });
    opened.connect().catch((error: unknown) => handleLoss(opened, error));
    for (const [channel, subscribers] of channels) open(opened, channel, subscribers);
    startHeartbeat(opened);
  }

  /** The client queues the statement until it is connected. */
  function open(on: Client, channel: string, subscribers: Iterable<Subscriber>): void {
    on.query(`LISTEN ${on.escapeIdentifier(channel)}`).then(
      () => {
        failures = 0;
        for (const subscriber of subscribers) if (channels.get(channel)?.has(subscriber)) subscriber.onOpen();
      },
      (error: unknown) => handleLoss(on, error),
    );
  }

  /** Detects a connection that a firewall dropped silently. */
  function startHeartbeat(on: Client): void {
    const timer = setInterval(() => {
      if (on !== client) clearInterval(timer);
      else on.query("SELECT 1").catch((error: unknown) => handleLoss(on, error));
    }, HEARTBEAT);
    timer.unref();
  }

  function handleLoss(lost: Client, error: unknown): void {
    if (lost !== client) return;
    log.warn({ err: error }, "listening to the database was interrupted");
    client = undefined;
    void end(lost);
    retry = setTimeout(connect, Math.min(LAST_RETRY, FIRST_RETRY * 2 ** failures));
    failures += 1;
  }

  async function unsubscribe(channel: string, subscriber: Subscriber): Promise<void> {
    const subscribers = channels.get(channel);
    if (!subscribers?.delete(subscriber) || subscribers.size > 0) return;
    channels.delete(channel);
    if (channels.size === 0) await close();
    // A connection that was just lost has nothing to UNLISTEN.
    else await client?.query(`UNLISTEN ${client.escapeIdentifier(channel)}`).catch(() => undefined);
  }

  async function close(): Promise<void> {
    clearTimeout(retry);
    retry = undefined;
    const open = client;
    client = undefined;
    if (open) await end(open);
  }

  return {
    subscribe(channel, subscriber) {
      const subscribers = channels.get(channel) ?? new Set();
      channels.set(channel, subscribers.add(subscriber));
      if (client) open(client, channel, [subscriber]);
      else if (!retry) connect();
      return () => unsubscribe(channel, subscriber);
    },
  };
}

async function end(client: Client): Promise<void> {
  client.removeAllListeners();
  client.on("error", () => undefined);
  await client.end().catch(() => undefined);
}
