import { globSync, readFileSync } from "node:fs";
import { AUDIO_MATRIX } from "./audio-matrix";
import { BILLING_MATRIX } from "./billing-matrix";
import { CHAT_MATRIX } from "./chat-matrix";
import { EVENT_MATRIX } from "./event-matrix";
import { HELP_MATRIX } from "./help-matrix";
import { KICKOFF_MATRIX } from "./kickoff-matrix";
import { OPERATOR_MATRIX } from "./operator-matrix";
import { REPORTS_MATRIX } from "./reports-matrix";
import { TRANSLATION_MATRIX } from "./translation-matrix";

/** The rows of calls that have a file of their own. */
export const MORE_ROWS =
  AUDIO_MATRIX +
  BILLING_MATRIX +
  CHAT_MATRIX +
  EVENT_MATRIX +
  HELP_MATRIX +
  KICKOFF_MATRIX +
  OPERATOR_MATRIX +
  REPORTS_MATRIX +
  TRANSLATION_MATRIX;

/** A line of the permission matrix. */
interface Row {
  /** The method and path, such as "GET /api/projects/{id}". */
  call: string;
  name: string;
  expected: string;
  target: string | undefined;
}

/** Parses the lines of the table: a call with its variant, ten statuses, and a target. Throws for an invalid line. */
export function parseMatrix(table: string): Row[] {
  return table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(toRow);
}

/** Every call that a route in app/api serves, as its method and path. */
export function apiCalls(): string[] {
  return globSync("app/api/**/route.ts").flatMap(callsOf);
}

function toRow(line: string): Row {
  const [, name = "", statuses = "", target] = /^(.+?)  +((?:\d{3} *){10})(\w+)?$/.exec(line) ?? [];
  if (name === "") throw new Error(`Not a row of the matrix: ${line}`);
  const expected = statuses.trim().split(/ +/).join(" ");
  return { call: name.split(" · ")[0] ?? "", name, expected, target };
}

function callsOf(file: string): string[] {
  const path = file.replaceAll("\\", "/").replace(/^app|\/route\.ts$/g, "");
  const exported = /(?:export const|export function|export async function|as) (DELETE|GET|PATCH|POST|PUT)\b/g;
  const methods = [...readFileSync(file, "utf8").matchAll(exported)].map(([, method]) => method);
  return methods.map((method) => `${method} ${path.replace(/\[?\[(?:\.\.\.)?(\w+)\]\]?/g, "{$1}")}`);
}
