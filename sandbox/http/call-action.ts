import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Client, SignedInClient } from "./http-client";
import type { ActionResult, ActionStamp } from "@/lib/http/shared/action-result";
import { newId } from "@/lib/kernel/new-id";
import { ROOT } from "@/sandbox/run/folders";

interface Manifest {
  node: Record<string, { exportedName: string }>;
}

interface ActionCall extends Partial<ActionStamp> {
  page: string;
  name: string;
}

/** Calls a server action of `page` as its form does: for the client's user unless told otherwise. Returns its result. */
export async function callAction<T>(
  client: Client,
  { page, name, ...stamp }: ActionCall,
  input: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<ActionResult<T>> {
  const userId = client instanceof SignedInClient ? client.user.id : null;
  const { body, status } = await client.post(
    page,
    JSON.stringify([input, { userId, key: newId(), ...stamp }]),
    {
      headers: { ...headers, "content-type": "text/plain;charset=UTF-8", "next-action": actionId(name) },
    },
  );
  // React's own format has numbered lines, and the result is the second.
  const answer = /^1:(\{.*\})$/m.exec(String(body))?.[1];
  if (answer === undefined) throw new Error(`${name} answered ${status}: ${String(body).slice(0, 300)}`);
  return JSON.parse(answer) as ActionResult<T>;
}

/** The id by which a browser calls an action. */
export function actionId(name: string): string {
  const { node } = readManifest();
  const id = Object.keys(node).find((each) => node[each]?.exportedName === name);
  if (id === undefined) throw new Error(`There is no action ${name}`);
  return id;
}

/** The ids of all actions. */
export function actionIds(): string[] {
  return Object.keys(readManifest().node);
}

function readManifest(): Manifest {
  const file = join(ROOT, ".next/server/server-reference-manifest.json");
  return JSON.parse(readFileSync(file, "utf8")) as Manifest;
}
