import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { watchBody } from "./guard-server";

const STALL_MS = 400;

let server: Server;

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Sends the beginning of a body of 10 bytes, then one more byte each `pauseMs`. Resolves to the response once the connection closes. */
async function send(pauseMs: number, answerAfterMs = 0): Promise<string> {
  server = createServer((request, response) => {
    watchBody(request, response, STALL_MS);
    request.on("error", () => undefined).resume();
    request.on("end", () => setTimeout(() => response.end("thanks"), answerAfterMs));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 10\r\n\r\n");
  let left = 10;
  const timer = setInterval(() => left-- > 0 && socket.write("x"), pauseMs);
  let heard = "";
  socket.setEncoding("utf8").on("data", (part: string) => (heard += part));
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(timer);
  return heard;
}

it("ends a body that makes no progress", async () => {
  expect(await send(10 * STALL_MS)).toBe("");
});

// Measured with a part of 1 MB from Chromium: 41 s at 48 kbit/s, 50 s at 40.
it("lets a body stall for as long as a lost packet takes to come again behind all that a slow line has queued", () => {
  server = createServer();
  const incoming = { headers: { "content-length": "1048576" }, setTimeout: vi.fn<(ms: number) => void>() };
  const request = incoming as unknown as IncomingMessage;
  watchBody(request, { on: () => undefined, once: () => undefined } as unknown as ServerResponse);
  expect(incoming.setTimeout.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(90_000);
});

it("allows a slow body as long as it makes progress", async () => {
  // The whole body takes longer than a stall; for one, a busy machine would have to keep a byte for most of that time.
  expect(await send(STALL_MS / 8)).toContain("thanks");
});

it("allows a slow answer once the body has arrived", async () => {
  expect(await send(1, 3 * STALL_MS)).toContain("thanks");
});
