import { globSync } from "node:fs";
import { join } from "node:path";
import { readVerb, type VerbSource } from "./read-verb";
import type { Permission } from "@/lib/access/policy";
import type { Handler } from "@/lib/http/route";
import { idParam } from "@/lib/kernel/text";

/** A call of our API: where it is served, what its route declares, and what its verb says of itself. */
export interface ApiCall {
  method: Method;
  /** Such as `/api/tasks/{id}`. */
  path: string;
  declaration: Handler["declaration"];
  verb: VerbSource;
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/** Answers every path that has no route of its own: no call. */
const UNKNOWN = "app/api/[[...unknown]]/route.ts";

/** Every call, sorted by path. Loads all routes: for tests alone. */
export async function collectCalls(): Promise<ApiCall[]> {
  const files = globSync("app/api/**/route.ts").map((file) => file.replaceAll("\\", "/"));
  const calls = await Promise.all(files.filter((file) => file !== UNKNOWN).map(callsOf));
  return calls.flat().sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** The permissions that a call declares. */
export function neededBy({ needs = [] }: ApiCall["declaration"]): Permission[] {
  return [needs].flat();
}

async function callsOf(file: string): Promise<ApiCall[]> {
  const route = (await import(join(process.cwd(), file))) as Partial<Record<Method, Handler>>;
  const path = file.replace(/^app|\/route\.ts$/g, "").replaceAll(/\[(\w+)\]/g, "{$1}");
  return METHODS.flatMap((method) => {
    const handler = route[method];
    if (!handler) return [];
    // As `route` does.
    const declaration = { ...(path.includes("{id}") && { params: idParam }), ...handler.declaration };
    return [{ method, path, declaration, verb: readVerb(file, method) }];
  });
}
