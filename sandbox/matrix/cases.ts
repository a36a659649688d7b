import type { LockScene } from "./lock-scene";
import type { Cast, Kind } from "@/sandbox/fixtures/cast";
import type { SignedInClient, TestUser } from "@/sandbox/http/http-client";

/** The person who makes the call. A visitor has an id and an address that no account has. */
export type Asker = Omit<TestUser, "createdAt"> & { kind: Kind };

type Parameter =
  | "id"
  | "userId"
  | "invitationId"
  | "code"
  | "token"
  | "provider"
  | "n"
  | "reportId"
  | "sentence";

/** The parameters of a call's path, its query and its body. */
export interface Filled extends Partial<Record<Parameter, string>> {
  headers?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** What a row of the matrix calls. What a successful call would use up is created for each call. */
export type Target = (cast: Cast, asker: Asker) => Filled | Promise<Filled>;

/** A call that succeeds in a scene, and who makes it. The ids that it leaves out are the scene's (`idsIn`). */
export type Write = (cast: Cast, on: LockScene) => Filled & { by: SignedInClient };

/** A row of the permission matrix. */
export interface Row {
  /** The method and path, such as "GET /api/projects/{id}". */
  call: string;
  name: string;
  /** A status for each of KINDS. */
  expected: string;
  target: string | undefined;
  fill: Target;
}

/** The cases of the calls in and below a folder of app/api. */
export interface Cases {
  rows: Row[];
  writes: Record<string, Write>;
}

/**
 * Makes the cases of some calls, for a `*.matrix.ts` beside their routes. A row of the table has the method and path, after a dot
 * what distinguishes it, the status for each kind of person in the order of KINDS (visitor, outsider, worker assigned to Framing,
 * worker assigned to nothing, worker assigned to Joists alone, project owner, business admin, business owner, suspended user,
 * removed member), and the name of its target, if it has parameters. `writes` has a success of each call that locks rows, under the
 * same kind of name. Throws for an invalid row, and for a target that no row names or that does not exist.
 */
export function cases(
  table: string,
  targets: Record<string, Target> = {},
  writes: Record<string, Write> = {},
): Cases {
  const lines = table.split("\n").filter((line) => line.trim() !== "");
  const rows = lines.map((line) => toRow(line, targets));
  const unused = Object.keys(targets).filter((name) => rows.every(({ target }) => target !== name));
  if (unused.length > 0) throw new Error(`No row has the target ${unused.join(", ")}`);
  return { rows, writes };
}

function toRow(line: string, targets: Record<string, Target>): Row {
  const [, name = "", statuses = "", target] = /^(.+?)  +((?:\d{3} *){10})(\w+)?$/.exec(line) ?? [];
  if (name === "") throw new Error(`Not a row of the matrix: ${line}`);
  const fill = target === undefined ? () => ({}) : targets[target];
  if (!fill) throw new Error(`No target is called ${target}: ${line}`);
  return { call: callOf(name), name, expected: statuses.trim().split(/ +/).join(" "), target, fill };
}

/** The method and path in the name of a case. */
export function callOf(name: string): string {
  return name.split(" · ")[0] ?? "";
}

/** The path of a call, with its parameters. */
export function addressOf(call: string, { query = {}, headers, body, ...ids }: Filled): string {
  const known: Record<string, string> = { unknown: "no-such-call", ...ids };
  const path = call
    .slice(call.indexOf("/"))
    .replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? "missing");
  const search = new URLSearchParams(query).toString();
  return search === "" ? path : `${path}?${search}`;
}
