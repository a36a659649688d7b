import type { KeptAnswer } from "./answer/kept-answers";
import type { RequestInfo } from "@/lib/kernel/request-context";

/** What answers one kind of call, with the parameters of its path. */
export type Answering = (request: Request, params: object, around?: Around) => Promise<Response | KeptAnswer>;
type Around = Pick<RequestInfo, "afterAnswer">;

interface KnownCall {
  answer: Answering;
  /** The names of the ids in its path, in their order. */
  names: string[];
}

/** What answers a request, with its parameters. */
export interface DirectCall {
  answer: Answering;
  params: object;
}

const ID = /(?<=\/)[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?=\/|$)/gi;
/** Nothing but the names of our folders under app/api, and ids. */
const SHAPE = /^\/api(?:\/(?:[a-z-]+|\*))+$/;

const shared = globalThis as typeof globalThis & { plumblineCalls?: Map<string, KnownCall> };
/** By method and shape of the path. On globalThis: the guard and the routes may have copies of this module. */
const calls = (shared.plumblineCalls ??= new Map());

/**
 * Notes what has answered a call that Next's router has found, so that the guard finds it the next time: Next takes longer to find a
 * call than the call itself takes, and each path with other ids in it leads to the same one, since no folder is named as an id is.
 */
export function noteCall(method: string, path: string, params: object, answer: Answering): void {
  const key = keyOf(method, path);
  if (key === null || calls.has(key)) return;
  const ids = path.match(ID) ?? [];
  const named = Object.entries(params);
  const names = ids.flatMap((id) => named.filter(([, value]) => value === id).map(([name]) => name));
  // Other parameters than ids, or the same id twice: which is which is not known.
  if (names.length === ids.length && names.length === named.length) calls.set(key, { answer, names });
}

/** What answers a request, if such a call has been noted. */
export function findCall(method: string, path: string): DirectCall | null {
  const key = keyOf(method, path);
  const known = key === null ? undefined : calls.get(key);
  if (!known) return null;
  const ids = path.match(ID) ?? [];
  return { answer: known.answer, params: Object.fromEntries(known.names.map((name, at) => [name, ids[at]])) };
}

function keyOf(method: string, path: string): string | null {
  const shape = path.replaceAll(ID, "*");
  return SHAPE.test(shape) ? `${method} ${shape}` : null;
}
