import { randomBytes } from "node:crypto";
import { checkAnswer } from "./check-answer";
import type { UserView } from "@/lib/account/view";

export interface Answer<Body = unknown> {
  status: number;
  /** Parsed JSON, or else the text; `null` when there is no body. */
  body: Body;
  headers: Headers;
}

interface RequestOptions {
  headers?: Record<string, string>;
}

/** A person as `POST /api/register` returns them, with the password for signing in again. */
export type TestUser = UserView & { password: string };

/**
 * Talks to a server like one browser: it keeps the cookies that it receives. Redirects are returned, not followed. An answer of
 * our API that its call does not declare throws.
 */
export class Client {
  readonly #cookies = new Map<string, string>();

  constructor(
    readonly url: string,
    readonly language = "en",
  ) {}

  get<Body = unknown>(path: string, options?: RequestOptions): Promise<Answer<Body>> {
    return this.send<Body>("GET", path, undefined, options);
  }

  post<Body = unknown>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<Body>> {
    return this.send<Body>("POST", path, body, options);
  }

  put<Body = unknown>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<Body>> {
    return this.send<Body>("PUT", path, body, options);
  }

  patch<Body = unknown>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<Body>> {
    return this.send<Body>("PATCH", path, body, options);
  }

  delete<Body = unknown>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<Body>> {
    return this.send<Body>("DELETE", path, body, options);
  }

  /** Sends the body as JSON; strings, bytes and FormData are sent as they are. */
  async send<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    { headers = {} }: RequestOptions = {},
  ): Promise<Answer<Body>> {
    const raw = typeof body === "string" || body instanceof Uint8Array || body instanceof FormData;
    const response = await fetch(new URL(path, this.url), {
      method,
      redirect: "manual",
      headers: {
        "accept-language": this.language,
        ...this.#cookieHeader(),
        ...(body !== undefined && !raw && { "content-type": "application/json" }),
        ...headers,
      },
      body: raw ? (body as BodyInit) : body === undefined ? null : JSON.stringify(body),
    });
    this.#keepCookies(response.headers);
    const answer = { status: response.status, body: await read(response), headers: response.headers };
    checkAnswer({ method, path, ...answer, contentType: response.headers.get("content-type") });
    return { ...answer, body: answer.body as Body };
  }

  /** A file with its bytes. */
  async download(path: string): Promise<{ status: number; bytes: Buffer; headers: Headers }> {
    const response = await fetch(new URL(path, this.url), {
      headers: { "accept-language": this.language, ...this.#cookieHeader() },
    });
    const { status, headers } = response;
    return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  /** The value of one of its cookies. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** Another browser with the same cookies, for instance a stolen session; or one that talks to another server of the installation. */
  copy(url = this.url): Client {
    const other = new Client(url, this.language);
    for (const [name, value] of this.#cookies) other.setCookie(name, value);
    return other;
  }

  #cookieHeader(): Record<string, string> {
    if (this.#cookies.size === 0) return {};
    return { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
  }

  #keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const name = pair.slice(0, pair.indexOf("=")).trim();
      const value = pair.slice(pair.indexOf("=") + 1).trim();
      if (value === "" || attributes.some(isExpired)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

/** A client that is signed in, with its user. */
export class SignedInClient extends Client {
  constructor(
    url: string,
    language: string,
    readonly user: TestUser,
  ) {
    super(url, language);
  }
}

interface Person {
  name: string;
  email?: string;
  password?: string;
  language?: string;
}

/** The body of what a call that has to succeed answers. Throws when it does not. */
export async function succeed<Body>(call: Promise<Answer<Body>>): Promise<Body> {
  const { status, body } = await call;
  if (status >= 300)
    throw new Error(`A call that has to succeed answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Registers a new person, with a unique address unless one is given, and returns their browser. Throws when that fails. */
export async function signUp(server: { url: string }, person: Person): Promise<SignedInClient> {
  const { name, password = "correct horse battery", language = "en" } = person;
  const local = name.toLowerCase().replace(/[^a-z]+/g, ".");
  const email = person.email ?? `${local}.${randomBytes(4).toString("hex")}@example.com`;
  const visitor = new Client(server.url, language);
  const user = await succeed(visitor.post<UserView>("/api/register", { name, email, password }));
  return adopt(visitor, { ...user, password });
}

/** Signs a person in again, as on a second device. Throws when that fails. */
export async function signIn(
  server: { url: string },
  email: string,
  password: string,
  language = "en",
): Promise<SignedInClient> {
  const visitor = new Client(server.url, language);
  const user = await succeed(visitor.post<UserView>("/api/login", { email, password }));
  return adopt(visitor, { ...user, password });
}

function adopt(visitor: Client, user: TestUser): SignedInClient {
  const client = new SignedInClient(visitor.url, visitor.language, user);
  for (const name of ["authjs.session-token", "language"]) {
    const value = visitor.cookie(name);
    if (value !== undefined) client.setCookie(name, value);
  }
  return client;
}

function isExpired(attribute: string): boolean {
  const [name = "", value = ""] = attribute.trim().split("=");
  if (name.toLowerCase() === "max-age") return Number(value) <= 0;
  return name.toLowerCase() === "expires" && Date.parse(value) <= Date.now();
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") return null;
  return response.headers.get("content-type")?.includes("json") ? (JSON.parse(text) as unknown) : text;
}
