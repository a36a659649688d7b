import { globSync } from "node:fs";
import { join } from "node:path";
import { addressOf, type Cases, type Row, type Write } from "./cases";
import { idsIn, type LockScene } from "./lock-scene";
import type { Cast } from "@/sandbox/fixtures/cast";
import type { Answer } from "@/sandbox/http/http-client";

/** The files with cases, each with the folder of app/api to whose calls they belong. */
export async function caseFiles(): Promise<(Cases & { folder: string })[]> {
  const files = globSync("app/api/**/*.matrix.ts").map((file) => file.replaceAll("\\", "/"));
  const loaded = files.sort().map(async (file) => {
    const { default: found } = (await import(join(process.cwd(), file))) as { default: Cases };
    return { ...found, folder: file.slice(0, file.lastIndexOf("/")) };
  });
  return Promise.all(loaded);
}

/** Every row of the permission matrix. */
export async function matrixRows(): Promise<Row[]> {
  return (await caseFiles()).flatMap(({ rows }) => rows);
}

/** Every call that locks rows, by the name of its case, as something to do in a scene. */
export async function writingVerbs(cast: Cast): Promise<Record<string, (on: LockScene) => Promise<Answer>>> {
  const writes = (await caseFiles()).flatMap((file) => Object.entries(file.writes));
  return Object.fromEntries(
    writes.map(([name, write]) => [name, (on: LockScene) => make(name, write(cast, on), on)]),
  );
}

function make(name: string, { by, ...filled }: ReturnType<Write>, on: LockScene): Promise<Answer> {
  const [call = ""] = name.split(" · ");
  const [method = ""] = call.split(" ");
  const { body, headers = {} } = filled;
  return by.send(method, addressOf(call, { ...idsIn(call, on), ...filled }), body, { headers });
}
