import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

type Params = Record<string, string>;
type Handler = (request: Request, context: { params: Promise<object | undefined> }) => Promise<Response>;

/** Handlers of `route()` by "METHOD /path/:parameter". */
export type Routes = Record<string, Handler>;

/** Serves handlers without Next, as Next would call them. */
export function serveRoutes(routes: Routes): Server {
  return createServer((incoming, outgoing) => {
    void handle(routes, incoming, outgoing).catch(() => outgoing.destroy());
  });
}

async function handle(routes: Routes, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const gone = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  // A body that was refused unread is still arriving: drain it, so that the connection can serve the next request.
  outgoing.once("finish", () => incoming.removeAllListeners("data").resume());
  const request = toRequest(incoming, gone.signal);
  const found = find(routes, request);
  const response = found
    ? await found.handler(request, { params: Promise.resolve(found.params) })
    : new Response(null, { status: 404 });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body) await pipeline(Readable.fromWeb(response.body as never), outgoing);
  else outgoing.end();
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = "GET", url = "/" } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(new URL(url, `http://${incoming.headers.host ?? "127.0.0.1"}`), {
    method,
    headers: Object.entries(incoming.headers).map(
      ([name, value]) => [name, String(value)] as [string, string],
    ),
    signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as never, duplex: "half" }),
  });
}

function find(routes: Routes, { method, url }: Request): { handler: Handler; params: Params } | undefined {
  for (const [pattern, handler] of Object.entries(routes)) {
    const params = match(pattern, `${method} ${new URL(url).pathname}`);
    if (params) return { handler, params };
  }
  return undefined;
}

function match(pattern: string, address: string): Params | null {
  const [wanted, given] = [pattern.split("/"), address.split("/")];
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(given[index] ?? "");
    else if (part !== given[index]) return null;
  }
  return params;
}
