import { AsyncLocalStorage } from "node:async_hooks";

/** What code behind an endpoint can read about the current request. */
export interface RequestInfo {
  id: string;
  /** The client's address. */
  ip: string | null;
  userAgent: string | null;
  headers: Headers;
  /** The browser's cookies if the endpoint manages them itself; otherwise use Next's. */
  cookies?: Cookies;
  /** Runs what fails without harm once the answer was sent, where Next does not surround the call. */
  afterAnswer?: (work: () => Promise<unknown>) => void;
}

/** The request's cookies; changes are sent with the response. */
export interface Cookies {
  get(name: string): { value: string } | undefined;
  has(name: string): boolean;
  set(name: string, value: string, options: CookieOptions): unknown;
  delete(cookie: { name: string; secure: boolean }): unknown;
}

export interface CookieOptions {
  httpOnly?: boolean;
  sameSite: "lax";
  secure?: boolean;
  path: "/";
  /** Seconds. */
  maxAge: number;
}

const storage = new AsyncLocalStorage<RequestInfo>();

/** Runs `fn` with the request available to everything that it calls. */
export function withRequest<T>(info: RequestInfo, fn: () => Promise<T>): Promise<T> {
  return storage.run(info, fn);
}

/** The current request, or undefined outside of one (jobs, command line). */
export function currentRequest(): RequestInfo | undefined {
  return storage.getStore();
}

/**
 * Reads id, address and browser from the headers. The address is the last entry of X-Forwarded-For, which the nearest
 * proxy wrote; earlier entries are only the client's claim. Without a proxy in front the whole header is:
 * limits by address then hold only for honest clients.
 */
export function requestInfoFrom(headers: Headers): RequestInfo {
  const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return {
    id: crypto.randomUUID(),
    ip: forwarded ? forwarded.slice(0, 45) : null,
    userAgent: headers.get("user-agent")?.slice(0, 500) ?? null,
    headers,
  };
}
