import { randomInt } from "node:crypto";
import { createServer, type ListenOptions, type Server } from "node:net";
import { codeOf, Failure } from "./failure";

const FIRST = 10_240;
/** So many ports from `FIRST` are chosen from; as many above them say which are taken. */
const CLAIMS_ABOVE = 11_264;
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

/**
 * The preferred port or the next free one within 20; any free one without a preference or when all 20 are busy. It is this
 * process's until it exits: nothing else that asks here gets it, even before its server listens, or while that restarts.
 */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred === undefined) return anyPort();
  for (let port = preferred; port < preferred + 20 && port <= 65535; port += 1)
    if (await claim(port)) return port;
  return anyPort();
}

/** None that a system gives to outgoing connections (Linux from 32768, others from 49152), which might take it before the server. */
async function anyPort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, FIRST + CLAIMS_ABOVE);
    if (await claim(port)) return port;
  }
}

/** Listens on another port for as long as this process runs, since two that ask for the same one at once would both find it free. */
async function claim(port: number): Promise<boolean> {
  const holder = FIRST + CLAIMS_ABOVE + (port % CLAIMS_ABOVE);
  const held = await listen({ port: holder, host: "127.0.0.1" });
  if (typeof held === "string") return false;
  if (await refusal(port)) {
    held.close();
    return false;
  }
  held.unref();
  return true;
}

async function refusal(port: number): Promise<string | undefined> {
  for (const host of EVERY_ADDRESS) {
    const code = await tryListening(port, host);
    if (code === "EADDRINUSE" || code === "EACCES") return code;
  }
  return undefined;
}

async function tryListening(port: number, host: string): Promise<string | undefined> {
  const server = await listen({ port, host, ipv6Only: host === "::" });
  if (typeof server === "string") return server;
  await new Promise((closed) => server.close(closed));
  return undefined;
}

/** A server that listens, or the code of the error that kept it from that. */
function listen(options: ListenOptions): Promise<Server | string> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve(codeOf(error) ?? String(error)));
    server.listen({ ...options, exclusive: true }, () => resolve(server));
  });
}
