import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { codeOf, Failure } from "./failure";

const EVERY_ADDRESS = ["0.0.0.0", "127.0.0.1", "::"];

/** Reads a port from text such as `PORT`. Throws a Failure unless it is a number from 1 to 65535. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Failure(`PORT must be a number from 1 to 65535, not "${text}".`);
}

/** Throws a one-line Failure unless a server can listen on `port`. */
export async function requireFreePort(port: number): Promise<void> {
  const code = await refusal(port);
  if (code === "EACCES")
    throw new Failure(`Port ${port} needs more rights: choose one from 1024 up, for example PORT=3000.`);
  if (code)
    throw new Failure(
      `Port ${port} is busy: stop what listens there, or choose another with PORT=${port + 10}.`,
    );
}

/** The preferred port or the next free one within 20; any free one without a preference or when all 20 are busy. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred === undefined) return anyPort();
  for (let port = preferred; port < preferred + 20 && port <= 65535; port += 1)
    if (!(await refusal(port))) return port;
  return anyPort();
}

async function refusal(port: number): Promise<string | undefined> {
  for (const host of EVERY_ADDRESS) {
    const code = await tryListening(port, host);
    if (code === "EADDRINUSE" || code === "EACCES") return code;
  }
  return undefined;
}

function tryListening(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve(codeOf(error)));
    server.listen({ port, host, exclusive: true, ipv6Only: host === "::" }, () =>
      server.close(() => resolve(undefined)),
    );
  });
}

/** None that a system gives to outgoing connections (Linux from 32768, others from 49152), which might take it before the server. */
async function anyPort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_240, 32_768);
    if (!(await refusal(port))) return port;
  }
}
