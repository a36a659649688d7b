import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expanded } from "./answers";
import { CALLS } from "./calls";
import { seedCatalog, SEEDED_PRICES } from "./catalog";
import { settle } from "./clock";
import { deliver, type Endpoint } from "./deliver";
import { StripeFault } from "./fault";
import { hostedPage } from "./pages";
import { type Params, parseParams } from "./params";
import { emptyState, newId, type State } from "./state";
import { closeServer } from "@/sandbox/http/close-server";
import { freePort } from "@/sandbox/run/ports";

const HOST = "127.0.0.1";
/** The key of its one account. */
export const SANDBOX_KEY = "sk_test_plumbline_sandbox";
const WEBHOOK_SECRET = "whsec_plumbline_sandbox";

interface Options {
  port?: number;
  /** Where its events go; none without it. */
  webhookUrl?: string;
  /** Keeps its state there. */
  file?: string;
}

/** What goes wrong with API calls until it is cleared. */
interface Trouble {
  delayMs?: number;
  /** Nothing is done before this settles. */
  until?: Promise<unknown>;
  /** Answers so instead of doing anything. */
  status?: number;
  /** Does it, but hangs up before the answer. */
  cut?: boolean;
  /** Only calls such as "POST /v1/refunds". */
  on?: string;
  /** Only calls that come after this one. */
  after?: string;
}

export interface StripeSandbox {
  /** The variables with which the product uses it. */
  env: Record<string, string>;
  state: State;
  endpoint: Endpoint | null;
  /** Every API call so far, such as "POST /v1/refunds". */
  calls: string[];
  /** Stops the clock at a time, or moves it on; what falls due happens. Accepts a Date. */
  setTime(to: Date): void;
  /** While held, events are made but not sent. */
  holdEvents(hold: boolean): void;
  trouble(what: Trouble | null): void;
  /** Resolves when every event sent so far was taken or given up. */
  delivered(): Promise<void>;
  /** Forgets everything but the prices. */
  clear(): void;
  /** Does what falls due and sends the new events, after a change of `state` by hand. */
  publish(): void;
  stop(): Promise<void>;
}

/** Starts a server on 127.0.0.1 that speaks what the product uses of Stripe's API. Refuses in production. */
export async function startStripe({ port, webhookUrl, file }: Options = {}): Promise<StripeSandbox> {
  if (process.env.APP_MODE === "production") throw new Error("The Stripe sandbox never runs in production");
  const at = port ?? (await freePort());
  const origin = `http://${HOST}:${at}`;
  const state = load(file);
  const endpoint = webhookUrl === undefined ? null : { url: webhookUrl, secret: WEBHOOK_SECRET };
  const desk = new Desk(state, origin, endpoint, file);
  const server = createServer((request, response) => {
    void desk.handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(at, HOST, ready));
  return {
    state,
    endpoint,
    calls: desk.calls,
    env: stripeEnv(origin),
    setTime(to) {
      state.frozen = Math.floor(to.getTime() / 1000);
      desk.publish();
    },
    holdEvents: (hold) => void (desk.isHolding = hold),
    trouble: (what) => void (desk.trouble = what),
    delivered: () => desk.delivered(),
    clear() {
      Object.assign(state, freshState());
      desk.sent = 0;
      desk.calls.length = 0;
    },
    publish: () => desk.publish(),
    stop: () => closeServer(server),
  };
}

/** The variables with which the product uses the sandbox at `origin`. */
export function stripeEnv(origin: string): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: SANDBOX_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRICE_MONTHLY: SEEDED_PRICES.monthly,
    STRIPE_PRICE_YEARLY: SEEDED_PRICES.yearly,
    STRIPE_API_URL: origin,
  };
}

class Desk {
  trouble: Trouble | null = null;
  isHolding = false;
  sent: number;
  readonly calls: string[] = [];
  readonly #sending = new Set<Promise<unknown>>();

  constructor(
    readonly state: State,
    readonly origin: string,
    readonly endpoint: Endpoint | null,
    readonly file: string | undefined,
  ) {
    this.sent = state.events.length;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? "/", this.origin);
    if (pathname === "/health") return send(response, 200, { status: "ok" });
    const body = await text(request);
    if (!pathname.startsWith("/v1/"))
      return this.#page(pathname, request.method === "POST" ? body : null, response);
    const params = parseParams(request.method === "POST" ? body : search.slice(1));
    await this.#api(request, pathname, { params, body }, response);
  }

  /** Does what is due, keeps the state and sends what happened. */
  publish(): void {
    settle(this.state);
    if (this.file !== undefined) writeFileSync(this.file, JSON.stringify(this.state), { mode: 0o600 });
    const { endpoint } = this;
    for (; this.sent < this.state.events.length; this.sent += 1) {
      const event = this.state.events[this.sent];
      if (!endpoint || !event || this.isHolding) continue;
      const sending = deliver(event, endpoint).finally(() => this.#sending.delete(sending));
      this.#sending.add(sending);
    }
  }

  async delivered(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending);
  }

  #page(path: string, form: string | null, response: ServerResponse): void {
    const answer = hostedPage(this.state, path, form === null ? null : new URLSearchParams(form));
    this.publish();
    if (!answer) return send(response, 404, {});
    if ("to" in answer) return void response.writeHead(303, { location: answer.to }).end();
    response.writeHead(200, { "content-type": answer.type }).end(answer.body);
  }

  async #api(
    request: IncomingMessage,
    path: string,
    { params, body }: { params: Params; body: string },
    response: ServerResponse,
  ): Promise<void> {
    const name = `${request.method ?? "GET"} ${path}`;
    this.calls.push(name);
    const trouble = this.#troubleOf(name);
    if (trouble?.delayMs) await sleep(trouble.delayMs, undefined, { ref: false });
    await trouble?.until;
    if (trouble?.status)
      return send(response, trouble.status, { error: { type: "api_error", message: "Planted" } });
    settle(this.state);
    const key = request.headers["idempotency-key"];
    const digest = createHash("sha256").update(`${name}\0${body}`).digest("hex");
    const { status, answer, replayed } = this.#once(typeof key === "string" ? key : null, digest, () =>
      this.#perform(request, path, params),
    );
    this.publish();
    if (trouble?.cut) return void response.destroy();
    send(response, status, answer, {
      "request-id": newId("req"),
      ...(replayed && { "idempotent-replayed": "true" }),
    });
  }

  #troubleOf(name: string): Trouble | null {
    const { on = name, after } = this.trouble ?? {};
    if (after === name) delete this.trouble?.after;
    return on === name && after === undefined ? this.trouble : null;
  }

  #once(key: string | null, digest: string, work: () => { status: number; answer: object }) {
    const known = key === null ? undefined : this.state.keys[key];
    if (known && known.request !== digest) return { status: 400, answer: keyReused(), replayed: false };
    if (known) return { status: known.status, answer: known.body as object, replayed: true };
    const done = work();
    if (key !== null) this.state.keys[key] = { request: digest, status: done.status, body: done.answer };
    return { ...done, replayed: false };
  }

  #perform(request: IncomingMessage, path: string, params: Params): { status: number; answer: object } {
    try {
      if (request.headers.authorization !== `Bearer ${SANDBOX_KEY}`)
        throw new StripeFault(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
      const { call, id } = findCall(request.method ?? "GET", path);
      const answer = call({ state: this.state, id, params, origin: this.origin });
      return { status: 200, answer: expanded(this.state, answer, params) };
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      return { status: error.status, answer: { error: error.body } };
    }
  }
}

function findCall(method: string, path: string) {
  const exact = CALLS[`${method} ${path}`];
  if (exact) return { call: exact, id: "" };
  for (const [pattern, call] of Object.entries(CALLS)) {
    const found = new RegExp(`^${pattern.replace(":id", "(\\w+)")}$`).exec(`${method} ${path}`);
    if (found) return { call, id: found[1] ?? "" };
  }
  throw new StripeFault(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path})`,
  });
}

function keyReused(): object {
  const message =
    "Keys for idempotent requests can only be used with the same parameters they were first used with.";
  return { error: { type: "idempotency_error", message } };
}

function freshState(): State {
  const state = emptyState();
  seedCatalog(state);
  return state;
}

function load(file: string | undefined): State {
  if (file === undefined || !existsSync(file)) return freshState();
  return { ...emptyState(), ...(JSON.parse(readFileSync(file, "utf8")) as Partial<State>) };
}

function send(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}
