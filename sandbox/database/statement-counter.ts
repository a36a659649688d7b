import { type AddressInfo, connect as connectTo, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const HEADER_BYTES = 5;
/** When nothing has been sent for so long, a server does nothing by itself. */
const QUIET_MS = 100;
/** What a new connection of the server's pool sends first; when one is opened is no matter of the call. */
const SETUP = "SET plan_cache_mode";

export interface StatementCounter {
  /** The URL of the database through the counter. */
  url: string;
  /** How many statements have been sent since the last call. */
  take(): number;
  /** Waits until no statement is sent any more: what a server does after its start, and after an answer, is no matter of the next call. */
  settled(): Promise<void>;
  /** How many statements `work` sends by itself. Whatever else the server does adds to them once: `work` is repeated until two in a row send as many. */
  costOf(work: () => Promise<unknown>): Promise<number>;
  /** Lets no statement through until the returned function is called. */
  hold(): () => void;
  stop(): Promise<void>;
}

/**
 * A proxy between a server and its database that counts the statements on the wire: `Q` (a plain query) and `E` (the
 * execution of a prepared one). Exact, and independent of the database's logs and statistics. `onStatement` is called for each,
 * before the database has answered it.
 */
export async function countStatements(
  databaseUrl: string,
  onStatement: () => void = () => undefined,
): Promise<StatementCounter> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const clients = new Set<Socket>();
  let statements = 0;
  let isHeld = false;
  // As between the client and Postgres: without it, small packets wait up to 40 ms for each other.
  const noDelay = true;
  const server = createServer({ noDelay }, (client) => {
    const database = connectTo({ port: Number(target.port), host: target.hostname, noDelay });
    const reader = statementReader(() => {
      statements += 1;
      onStatement();
    });
    client.on("data", reader);
    for (const socket of [client, database]) keep(sockets, socket);
    keep(clients, client);
    // A client that was killed ends nothing: its transaction would stay open, with its locks.
    client.on("close", () => database.destroy());
    database.on("close", () => client.destroy());
    client.pipe(database).pipe(client);
    if (isHeld) client.pause();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const take = () => {
    const taken = statements;
    statements = 0;
    return taken;
  };
  return {
    url: url.href,
    take,
    async settled() {
      do {
        take();
        await pause(QUIET_MS);
      } while (statements > 0);
    },
    async costOf(work) {
      for (let last = Number.NaN; ;) {
        take();
        await work();
        const taken = take();
        if (taken === last) return taken;
        last = taken;
      }
    },
    hold() {
      isHeld = true;
      for (const client of clients) client.pause();
      return () => {
        isHeld = false;
        for (const client of clients) client.resume();
      };
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function keep(sockets: Set<Socket>, socket: Socket): void {
  sockets.add(socket);
  socket.on("error", () => socket.destroy());
  socket.on("close", () => sockets.delete(socket));
}

/** Splits what a client sends into messages. The first message of a connection has no type. */
function statementReader(onStatement: () => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let started = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const offset = started ? 1 : 0;
      if (rest.length < HEADER_BYTES) return;
      const size = offset + rest.readUInt32BE(offset);
      if (rest.length < size) return;
      const type = String.fromCharCode(rest[0] ?? 0);
      const isSetup = type === "Q" && rest.toString("utf8", HEADER_BYTES, size).startsWith(SETUP);
      if (started && !isSetup && (type === "Q" || type === "E")) onStatement();
      started = true;
      rest = rest.subarray(size);
    }
  };
}
