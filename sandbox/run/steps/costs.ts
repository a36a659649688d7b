import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** How long a part of a test run took. A test file may be recorded in several parts, which are added up. */
export interface Cost {
  kind: "step" | "file" | "server start";
  name: string;
  seconds: number;
  /** How many tests of a file it covers. */
  tests?: number;
}

const SHOWN_FILES = 25;

/** Records a cost for the run's table, from any process of the run; does nothing outside a run. */
export function noteCost(cost: Cost): void {
  const folder = process.env.TEST_FOLDER;
  if (folder) appendFileSync(costFile(folder), `${JSON.stringify(cost)}\n`);
}

/** The costs of the run so far. */
export function readCosts(): Cost[] {
  const file = costFile(process.env.TEST_FOLDER ?? ".");
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as Cost);
}

/** Every step and the slowest test files, with how many servers were started. Empty when nothing was recorded. */
export function costTable(costs: Cost[]): string {
  const of = (kind: Cost["kind"]) => costs.filter((cost) => cost.kind === kind);
  const files = addUp(of("file"));
  return [...stepLines(of("step")), ...fileLines(files), ...serverLines(of("server start"))].join("\n");
}

function stepLines(steps: Cost[]): string[] {
  if (steps.length === 0) return [];
  return ["seconds  step", ...slowestFirst(steps).map(({ seconds, name }) => `${column(seconds)}  ${name}`)];
}

function fileLines(files: Cost[]): string[] {
  if (files.length === 0) return [];
  const shown = slowestFirst(files).slice(0, SHOWN_FILES);
  const lines = shown.map(
    ({ seconds, tests = 0, name }) => `${column(seconds)}  ${String(tests).padStart(5)}  ${name}`,
  );
  const rest = files.length - shown.length;
  const more = `${column(total(files) - total(shown))}         ${rest} other test files`;
  return ["", "seconds  tests  test file", ...lines, ...(rest > 0 ? [more] : [])];
}

function serverLines(starts: Cost[]): string[] {
  if (starts.length === 0) return [];
  return ["", `${column(total(starts))}  in ${starts.length} starts of a server`];
}

function addUp(costs: Cost[]): Cost[] {
  const byName = Map.groupBy(costs, ({ name }) => name);
  return [...byName].map(([name, parts]) => ({
    kind: "file",
    name,
    seconds: total(parts),
    tests: parts.reduce((sum, { tests = 0 }) => sum + tests, 0),
  }));
}

function slowestFirst(costs: Cost[]): Cost[] {
  return costs.toSorted((a, b) => b.seconds - a.seconds);
}

function total(costs: Cost[]): number {
  return costs.reduce((sum, { seconds }) => sum + seconds, 0);
}

function column(seconds: number): string {
  return seconds.toFixed(1).padStart(7);
}

function costFile(folder: string): string {
  return join(folder, "costs.jsonl");
}
