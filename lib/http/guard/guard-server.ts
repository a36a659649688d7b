import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { isSameOrigin } from "../origin";
import { answerDirectly } from "./answer-directly";
import { answerBadAction } from "./bad-action";
import { keepLength } from "./keep-length";
import { METHODS, PAGE_BODY_LIMIT, CALL_BODY_LIMIT, LINGER_MS, STALL_MS } from "./limits";
import { sendRefusal } from "./send-refusal";
import { SECURITY_HEADERS } from "@/lib/http/pages/security-headers";
import { env } from "@/lib/kernel/env";
import { AppError, notFound } from "@/lib/shared/errors";
import { apiPath } from "@/lib/shared/paths/api-path";
import { shortcutPaths } from "@/lib/shared/paths/shortcut-paths";

const GUARDED = Symbol.for("plumbline.guarded");
/** Longer than proxies and browsers leave a connection idle: else they write to one that the server has just ended. */
const KEEP_ALIVE_MS = 75_000;

/**
 * Puts a guard in front of Next, however the server was started: Next's server exists before our code runs, so the guard
 * patches `emit`. It ends upgrades, refuses what Next would answer with a bare 500, limits bodies before anything
 * buffers them, keeps the length of files, answers the busiest calls and missed shares itself, and lets connections idle until the server stops. Hosts with a server of their own need no guard: there the platform limits requests.
 */
export function guardServer(): void {
  const prototype = Server.prototype as Server & { [GUARDED]?: true };
  if (prototype[GUARDED]) return;
  prototype[GUARDED] = true;
  const emit = Reflect.get(prototype, "emit") as (this: Server, event: string, ...args: unknown[]) => boolean;
  prototype.emit = function (this: Server, event: string, ...args: unknown[]): boolean {
    const pass = () => emit.call(this, event, ...args);
    if (event === "connection") noteSilent(args[0] as Duplex);
    if (event === "request") {
      this.keepAliveTimeout = KEEP_ALIVE_MS;
      return onRequest(args[0] as IncomingMessage, args[1] as ServerResponse, pass);
    }
    // The development server talks to its pages over a WebSocket.
    if (event === "upgrade" && env.APP_MODE !== "development") return endUpgrade(args[1] as Duplex);
    return pass();
  };
}

let isStopping = false;
/** Connections without a request so far: browsers open some in advance. */
const silent = new Set<Duplex>();

/**
 * From now on a connection ends with its answer. Node itself ends idle ones when the server closes, but waits for those that never
 * had a request.
 */
export function endConnections(): void {
  isStopping = true;
  for (const socket of silent) socket.destroy();
}

function noteSilent(socket: Duplex): void {
  silent.add(socket);
  socket.once("close", () => silent.delete(socket));
}

function onRequest(request: IncomingMessage, response: ServerResponse, pass: () => boolean): boolean {
  silent.delete(request.socket);
  response.once("finish", () => {
    if (isStopping) request.socket.end();
  });
  watchBody(request, response);
  keepLength(response);
  if (request.method === "POST" && request.url === shortcutPaths.share()) return answerShare(response);
  const refusal = refusalOf(request);
  if (refusal) {
    void sendRefusal(request, response, refusal);
    return true;
  }
  if (isPagePost(request)) return answerBadAction(request, response, pass);
  return answerDirectly(request, response) || pass();
}

/** What another app shared, without a service worker to take it: none of it is read, and a page says so. It comes from no page. */
function answerShare(response: ServerResponse): true {
  const headers = { location: shortcutPaths.share({ missed: "yes" }), "content-length": 0 };
  response.writeHead(303, { ...SECURITY_HEADERS, ...headers, "cache-control": "no-store" }).end();
  return true;
}

/** We use no upgrades, and Next never answers one for an unknown path: its socket would stay open forever. */
function endUpgrade(socket: Duplex): true {
  socket.on("error", () => socket.destroy());
  socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n", () =>
    socket.destroy(),
  );
  return true;
}

function isPagePost({ method, url = "" }: IncomingMessage): boolean {
  return method === "POST" && !url.startsWith("/api/");
}

/** What Apple's page sends, without our cookies (lib/account/providers/relay-form.ts). */
const FORM_OF_APPLE = apiPath("auth", "callback", "apple");

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** The error for a request that Next would answer with a bare 500, or would buffer before our checks; else null. */
function refusalOf({ method = "", url = "", headers }: IncomingMessage): AppError | null {
  if (!METHODS.includes(method)) return new AppError("method_not_allowed");
  if (!isDecodable(url)) return notFound();
  if (SAFE.has(method)) return null;
  const own = { host: headers.host ?? null, forwardedHost: String(headers["x-forwarded-host"] ?? "") };
  const isOurs = isSameOrigin(headers.origin ?? null, own) || url === FORM_OF_APPLE;
  if (!isOurs) return new AppError("forbidden", { key: "foreignOrigin" });
  // API calls have their own limits, and refuse unauthenticated requests first.
  const isTooLarge = !url.startsWith("/api/") && Number(headers["content-length"] ?? 0) > PAGE_BODY_LIMIT;
  return isTooLarge ? new AppError("too_large") : null;
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/** Ends a body that stalls, exceeds its limit, or continues after its answer. */
export function watchBody(request: IncomingMessage, response: ServerResponse, stallMs = STALL_MS): void {
  const { headers, socket } = request;
  const isCounted = headers["transfer-encoding"] !== undefined;
  if (!isCounted && Number(headers["content-length"] ?? 0) === 0) return;
  // Applies only until the body has arrived: Node asks the request first, and an answer may be slow.
  request.setTimeout(stallMs, () => socket.destroy());
  response.on("timeout", () => undefined);
  if (isCounted) countBytes(request, response);
  response.once("finish", () => {
    if (!request.complete) drainRest(request);
  });
}

/** Counts each chunk as it arrives, without consuming it. A body with a Content-Length cannot be longer than that. */
function countBytes(request: IncomingMessage, response: ServerResponse): void {
  const limit = request.url?.startsWith("/api/") ? CALL_BODY_LIMIT : PAGE_BODY_LIMIT;
  const push = request.push.bind(request);
  let size = 0;
  request.push = (chunk: Uint8Array | null, encoding) => {
    const isOver = size > limit;
    size += chunk?.byteLength ?? 0;
    if (size <= limit) return push(chunk, encoding);
    if (!isOver) void sendRefusal(request, response, new AppError("too_large"));
    return true;
  };
}

function drainRest(request: IncomingMessage): void {
  request.removeAllListeners("data").resume();
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS);
  request.once("close", () => clearTimeout(timer));
}
