import { connect, type Socket } from "node:net";
import { parseArgs } from "node:util";

/*
 * The load generator, in its own process: each connection repeats the same request as soon as the response is complete.
 * Parses as little HTTP as possible, to leave the two cores to the server.
 */

export interface LoadResult {
  requests: number;
  /** Answers that were not 2xx, or with a tag not 304. */
  failures: number;
  seconds: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    method: { type: "string", default: "GET" },
    cookie: { type: "string", default: "" },
    body: { type: "string", default: "" },
    /** The ETag that the client has: 304 is the success then. */
    tag: { type: "string", default: "" },
    connections: { type: "string", default: "16" },
    warmUp: { type: "string", default: "1" },
    seconds: { type: "string", default: "5" },
  },
});

const CHUNKS_END = Buffer.from("\r\n0\r\n\r\n");
const HEAD_END = Buffer.from("\r\n\r\n");
const url = new URL(values.url ?? "");
const request = requestText();
const from = performance.now() + Number(values.warmUp) * 1000;
const until = from + Number(values.seconds) * 1000;
const times: number[] = [];
let failures = 0;

await Promise.all(Array.from({ length: Number(values.connections) }, runConnection));
times.sort((a, b) => a - b);
const result: LoadResult = {
  requests: times.length,
  failures,
  seconds: Number(values.seconds),
  p50: times[Math.floor(times.length * 0.5)] ?? 0,
  p99: times[Math.floor(times.length * 0.99)] ?? 0,
};
process.stdout.write(`${JSON.stringify(result)}\n`);

function requestText(): string {
  const head = [
    `${values.method} ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    ...(values.cookie ? [`Cookie: ${values.cookie}`] : []),
    ...(values.tag ? [`If-None-Match: ${values.tag}`] : []),
    ...(values.body
      ? ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(values.body)}`]
      : []),
  ];
  return `${head.join("\r\n")}\r\n\r\n${values.body}`;
}

async function runConnection(): Promise<void> {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  const next = answers(socket);
  while (performance.now() < until) {
    const sent = performance.now();
    socket.write(request);
    count(await next(), sent);
  }
  socket.destroy();
}

function count(status: number, sent: number): void {
  const now = performance.now();
  if (sent < from || now > until) return;
  times.push(now - sent);
  if (values.tag ? status !== 304 : status < 200 || status > 299) failures += 1;
}

/** Resolves with the status of each response once it is complete. Rejects when the connection ends first. */
function answers(socket: Socket): () => Promise<number> {
  let parts: Buffer[] = [];
  let done: ((status: number) => void) | undefined;
  let fail: ((error: Error) => void) | undefined;
  socket.on("data", (part) => {
    parts.push(part);
    const status = statusWhenWhole(parts);
    if (status === null) return;
    parts = [];
    done?.(status);
  });
  socket.on("error", (error) => fail?.(error));
  socket.on("close", () => fail?.(new Error("The server ended the connection")));
  return () =>
    new Promise((resolve, reject) => {
      done = resolve;
      fail = reject;
    });
}

/** The status of the response, or null while it is incomplete. JSON contains no raw line breaks, so the last chunk is unmistakable. */
function statusWhenWhole(parts: Buffer[]): number | null {
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) return null;
  const headEnd = first.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = first.toString("latin1", 0, headEnd);
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  if (head.startsWith("HTTP/1.1 304")) return 304;
  const whole = length ? size >= headEnd + HEAD_END.length + Number(length) : endsWith(parts, CHUNKS_END);
  return whole ? Number(head.slice(9, 12)) : null;
}

function endsWith(parts: Buffer[], end: Buffer): boolean {
  const tail = Buffer.concat(parts.slice(-2)).subarray(-end.length);
  return tail.equals(end);
}
