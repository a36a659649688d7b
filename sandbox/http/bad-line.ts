import { randomInt } from "node:crypto";
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { Transform } from "node:stream";

/** What the line does to one request. */
export type Fault = "none" | "cut" | "halved" | "newer" | 401 | 404 | 413 | 429 | 500;

/** As our server says it. */
const CODES = {
  401: "unauthenticated",
  404: "not_found",
  413: "too_large",
  429: "rate_limited",
  500: "internal",
};

/** How slow a line is: what each request waits, in milliseconds, and the bytes per second that all answers share. */
interface Pace {
  delay: number;
  bytesPerSecond: number;
}

/** A line to the server that spoils requests as it is told to, its address, and the bytes of the answers that it has passed on. */
export async function startBadLine(
  server: { url: string },
  next: (request: IncomingMessage) => Fault,
  pace?: Pace,
) {
  const target = new URL(server.url);
  let bytes = 0;
  const onwards = new Set<ClientRequest>();
  /** Until when the paced line is taken, in milliseconds since 1970. */
  let takenUntil = 0;
  const paced = ({ bytesPerSecond }: Pace) =>
    new Transform({
      transform: (chunk: Buffer, _, done) => {
        takenUntil = Math.max(Date.now(), takenUntil) + (chunk.length / bytesPerSecond) * 1000;
        setTimeout(() => done(null, chunk), takenUntil - Date.now());
      },
    });
  const pass = (request: IncomingMessage, response: ServerResponse, fault: Fault) => {
    const options = { host: target.hostname, port: target.port, method: request.method, path: request.url };
    const { origin, ...sent } = request.headers;
    // For the server, the page is one of its own.
    const headers = { ...sent, host: target.host, ...(origin && { origin: target.origin }) };
    if (fault === "newer") headers["accept-encoding"] = "identity";
    const onward = httpRequest({ ...options, headers }, (answer) => {
      // The server has done its work, and the phone does not learn of it.
      if (fault === "halved") return request.socket.destroy();
      // As a release changes a script.
      if (fault === "newer") delete answer.headers["content-length"];
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (fault === "newer") response.write("// Newer.\n");
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      return pace ? answer.pipe(paced(pace)).pipe(response) : answer.pipe(response);
    });
    onwards.add(onward);
    onward.on("close", () => onwards.delete(onward));
    onward.on("error", () => request.socket.destroy());
    if (fault === "cut") return cutShort(request, onward);
    return request.pipe(onward);
  };
  const proxy = createServer((request, response) => {
    const fault = next(request);
    if (typeof fault !== "number")
      return pace
        ? setTimeout(() => pass(request, response, fault), pace.delay)
        : pass(request, response, fault);
    request.resume();
    const headers = { "content-type": "application/json", ...(fault === 429 && { "retry-after": "1" }) };
    return response.writeHead(fault, headers).end(JSON.stringify({ code: CODES[fault] }));
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  const hangUp = () => {
    proxy.closeAllConnections();
    for (const onward of onwards) onward.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    bytes: () => bytes,
    /** Ends every connection, open event streams too. */
    hangUp,
    stop: () => {
      hangUp();
      proxy.close();
    },
  };
}

/** Passes on a part of the body, chosen at random, and hangs up on both sides. */
function cutShort(request: IncomingMessage, onward: ClientRequest): void {
  let left = randomInt(Math.max(1, Number(request.headers["content-length"] ?? 0)));
  request.on("data", (chunk: Buffer) => {
    onward.write(chunk.subarray(0, left));
    left -= chunk.length;
    if (left > 0) return;
    onward.destroy();
    request.socket.destroy();
  });
  request.on("end", () => request.socket.destroy());
}
