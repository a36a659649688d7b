import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { fitting, hashOf, madeUp, plain, secondsOf, verboseJson } from "./ai-answers";
import { comparisons } from "./ai-checks";
import { described, pictureMark } from "./ai-pictures";
import { cutStream, pieces, sendStream, whole } from "./ai-completions";
import { type AiCall, AiLog, type Fault } from "./ai-log";
import { plan, spoiltPlan } from "./ai-plans";
import { reported, sorted, spoiltReport } from "./ai-reports";
import { spoilt, translations } from "./ai-translations";
import { SAMPLE_KEY } from "@/lib/ai/sample-key";
import { closeServer } from "@/sandbox/http/close-server";
import { freePort } from "@/sandbox/run/ports";

const HOST = "127.0.0.1";

export interface AiSandbox {
  /** The value for OPENAI_BASE_URL. */
  url: string;
  log: AiLog;
  /** Stops listening, as in an outage. */
  pause(): Promise<void>;
  /** Listens again, at the same address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server on 127.0.0.1 that speaks OpenAI's transcription and chat-completion calls; its answers are made from the request. */
export async function startAi({ port }: { port?: number } = {}): Promise<AiSandbox> {
  const log = new AiLog();
  const at = port ?? (await freePort());
  let server = await listen(log, at);
  return {
    url: `http://${HOST}:${at}/v1`,
    log,
    pause: () => closeServer(server),
    async resume() {
      server = await listen(log, at);
    },
    stop: () => closeServer(server),
  };
}

function listen(log: AiLog, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    void handle(log, request, response).catch(() => response.destroy());
  });
  return new Promise((ready) => server.listen(port, HOST, () => ready(server)));
}

const CALLS: Record<string, (log: AiLog, body: Request) => Promise<Work>> = {
  "POST /v1/audio/transcriptions": transcription,
  "POST /v1/chat/completions": chat,
};

/** A call, and the right answer to it: JSON, or the pieces of a stream. */
interface Work {
  call: AiCall;
  answer: { json: unknown } | { pieces: object[] };
}

async function handle(log: AiLog, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/health") return send(response, 200, { status: "ok" });
  if (pathname.startsWith("/sandbox/")) return control(log, await received(request), response);
  const work = CALLS[`${request.method} ${pathname}`];
  const body = await received(request);
  if (!work) return send(response, 404, wrong("not_found", `Unknown request URL: ${pathname}`));
  if (request.headers.authorization !== `Bearer ${SAMPLE_KEY}`)
    return send(response, 401, wrong("invalid_api_key", "Incorrect API key provided."));
  const asked = await work(log, body).catch((error: unknown) => (error as Error).message);
  if (typeof asked === "string") return send(response, 400, wrong("invalid_request_error", asked));
  log.calls.push(asked.call);
  response.once("close", () => {
    asked.call.status ??= 0;
    asked.call.isCut = !response.writableFinished;
  });
  await answer(asked, log.faultFor(asked.call), response);
}

async function answer(
  { call, answer: right }: Work,
  { delayMs, until, pieceDelayMs, rest, status, retryAfterSeconds, nonsense, cut }: Fault,
  response: ServerResponse,
): Promise<void> {
  if (delayMs) await sleep(delayMs);
  await until;
  // Nobody reads it any more: a service would not charge for it.
  if (response.destroyed) return;
  const headers = retryAfterSeconds ? { "retry-after": String(retryAfterSeconds) } : {};
  call.status = status ?? 200;
  if (status) return send(response, status, wrong("server_error", `Planted: ${status}`), headers);
  if (nonsense) return send(response, 200, nonsense === "text" ? "<p>Nonsense" : { nonsense: true });
  if (cut)
    return "json" in right ? cutShort(response, JSON.stringify(right)) : cutStream(response, right.pieces);
  call.isAnswered = true;
  if ("json" in right) return send(response, 200, right.json);
  await sendStream(response, right.pieces, { pauseMs: pieceDelayMs, rest });
}

async function transcription(log: AiLog, body: Request): Promise<Work> {
  const form = await body.formData();
  const file = form.get("file");
  if (!(file instanceof File)) throw new Error("file: a file is required");
  if (form.get("response_format") !== "verbose_json") throw new Error("response_format: only verbose_json");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const hash = hashOf(bytes);
  const model = named(form.get("model"));
  const saying = log.saidIn(hash) ?? madeUp(bytes, text(form.get("language")));
  const prompt = text(form.get("prompt"));
  const call = { kind: "transcription" as const, hash, size: bytes.byteLength, model, prompt };
  return {
    call: { ...call, status: null, isAnswered: false },
    answer: { json: verboseJson(saying, secondsOf(bytes)) },
  };
}

interface ChatRequest {
  model?: string;
  messages?: { role: string; content: string | Part[] }[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  response_format?: { type: string; json_schema?: { schema: object; strict?: boolean } };
}

type Part = { type: "text"; text: string } | { type: "image_url"; image_url: { url: string } };

/** The text of a message; a picture must be a real one, as the service would say. */
function textIn(content: string | Part[]): string {
  if (typeof content === "string") return content;
  return content
    .map((part) => {
      if (part.type === "text") return part.text;
      if (!/^data:image\/(webp|jpeg|png);base64,[\w+/]{40,}=*$/.test(part.image_url.url))
        throw new Error("image_url: no valid image");
      return pictureMark(part.image_url.url);
    })
    .join("\n");
}

async function chat(log: AiLog, body: Request): Promise<Work> {
  const request = (await body.json()) as ChatRequest;
  const { model, messages = [], stream, response_format: format } = request;
  if (format?.type === "json_schema" && !format.json_schema?.strict) throw new Error("schema: not strict");
  const said = (role: string) =>
    messages
      .filter((one) => one.role === role)
      .map((one) => textIn(one.content))
      .join("\n");
  const texts = said("user");
  const schema = format?.json_schema?.schema;
  const instructions = said("system");
  const asked = { hash: hashOf(texts), size: texts.length, instructions, texts };
  const answer = schema && answerTo(log, asked, schema);
  const content = answer ? JSON.stringify(answer) : plain(texts);
  const call = { kind: "chat" as const, model: named(model), ...asked, status: null, isAnswered: false };
  return {
    call,
    answer: stream ? { pieces: pieces(request, call, content) } : { json: whole(call, content) },
  };
}

/** The right answer, or what a test has made of it. */
function answerTo(
  log: AiLog,
  { texts, instructions, hash }: { texts: string; instructions: string; hash: string },
  schema: object,
): unknown {
  const spoil = log.spoiling(hash);
  const seen = described(texts, instructions);
  if (seen) return seen;
  const planned = plan(texts, instructions);
  if (planned) return spoil ? spoiltPlan(planned, spoil) : planned;
  const sentences = sorted(texts);
  if (sentences) return sentences;
  const compared = comparisons(texts, (translation) => log.differencesIn(translation));
  if (compared) return compared;
  const report = reported(texts);
  if (report) return spoil ? spoiltReport(report, spoil) : report;
  const made = translations(texts, instructions, (text) => log.translationOf(text));
  if (!made) return fitting(schema, texts);
  return spoil ? spoilt(made, spoil) : made;
}

/** For tests in other processes: POST /sandbox/faults, POST /sandbox/sayings, POST /sandbox/translations, GET /sandbox/calls, DELETE /sandbox/calls. */
async function control(log: AiLog, body: Request, response: ServerResponse): Promise<void> {
  const what = `${body.method} ${new URL(body.url).pathname}`;
  if (what === "POST /sandbox/faults") log.plant((await body.json()) as Fault);
  else if (what === "POST /sandbox/sayings") {
    const { hash = "*", ...saying } = (await body.json()) as Parameters<AiLog["say"]>[1] & { hash?: string };
    log.say(hash, saying);
  } else if (what === "POST /sandbox/translations") {
    const { text: said, translation } = (await body.json()) as { text: string; translation: string };
    log.translate(said, translation);
  } else if (what === "DELETE /sandbox/calls") log.clear();
  else if (what !== "GET /sandbox/calls") return send(response, 404, wrong("not_found", what));
  send(response, 200, log.calls);
}

async function received(request: IncomingMessage): Promise<Request> {
  const { method = "GET", url = "/", headers } = request;
  const content = await buffer(request);
  const body = method === "GET" ? null : content;
  const type = headers["content-type"];
  return new Request(new URL(url, "http://localhost"), {
    method,
    body,
    ...(type && { headers: { "content-type": type } }),
  });
}

function wrong(code: string, message: string): object {
  return { error: { message, type: code, param: null, code } };
}

function send(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  const type = typeof body === "string" ? "text/html" : "application/json";
  response.writeHead(status, { "content-type": type, ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

function cutShort(response: ServerResponse, body: string): void {
  response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
}

function named(model: unknown): string {
  if (typeof model !== "string" || model === "") throw new Error("model: you must provide one");
  return model;
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
