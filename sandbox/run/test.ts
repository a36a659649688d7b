import { rmSync } from "node:fs";
import { Failure } from "./failure";
import { temporaryFolder } from "./folders";
import { main, onStop } from "./lifecycle";
import provideTestRun from "./test-run";
import { changedTests } from "@/sandbox/run/steps/changed-tests";
import { costTable, readCosts } from "@/sandbox/run/steps/costs";
import { addUp, type Tally } from "@/sandbox/run/steps/test-report";
import { build, check, checkDrift, notRun, playwright, vitest } from "@/sandbox/run/steps/test-steps";

const PARTS = ["static", "unit", "http", "e2e"] as const;
type Part = (typeof PARTS)[number];

// npm test [-- static|unit|http|e2e [pattern …] | changed]
main(async () => {
  const [first, ...patterns] = process.argv.slice(2);
  const chosen = first === "changed" ? await chooseChanged() : choose(partsOf(first), patterns);
  const reports = temporaryFolder("reports");
  onStop(() => Promise.resolve(rmSync(reports, { recursive: true, force: true })));
  onStop(await provideTestRun());
  const { passed, failed, skipped, failures } = addUp(await runParts(chosen, reports));
  console.log(`\n${costTable(readCosts())}`);
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  if (skipped > 0) console.log(`\n${skipped} skipped`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
});

function partsOf(first: string | undefined): readonly Part[] {
  if (first === undefined) return PARTS;
  const part = PARTS.find((name) => name === first);
  if (!part)
    throw new Failure(`Say which tests to run: ${PARTS.join(", ")}, changed, or nothing for all of them.`);
  return [part];
}

/** Which parts to run, each with what its runner is told to choose. */
interface Chosen {
  parts: readonly Part[];
  patterns: Record<Part, readonly string[]>;
}

function choose(parts: readonly Part[], patterns: readonly string[]): Chosen {
  return { parts, patterns: { static: patterns, unit: patterns, http: patterns, e2e: patterns } };
}

async function chooseChanged(): Promise<Chosen> {
  const { since, http, e2e } = await changedTests();
  const parts: Part[] = ["static", "unit"];
  if (http.length > 0) parts.push("http");
  if (e2e.length > 0) parts.push("e2e");
  return { parts, patterns: { static: [], unit: ["--changed", since, "--passWithNoTests"], http, e2e } };
}

async function runParts({ parts, patterns }: Chosen, reports: string): Promise<Tally[]> {
  const needsBuild = parts.includes("http") || parts.includes("e2e");
  const statics = parts.includes("static");
  const units = () => vitest("unit and component tests", ["unit", "mocking", "dom"], patterns.unit, reports);
  // Two lanes for two cores.
  const [checked, built] = await Promise.all([
    inTurn([...(statics ? CHECKS : []), ...(parts.includes("unit") ? [units] : [])]),
    // The build runs after the type check, since both write .next/types.
    inTurn([...(statics ? [checkTypes] : []), ...(needsBuild ? [build] : [])]),
  ]);
  const tallies = [...checked, ...built];
  const isBuilt = !needsBuild || built.at(-1)?.failed === 0;
  if (parts.includes("http"))
    tallies.push(
      isBuilt
        ? await vitest("HTTP tests", ["http"], patterns.http, reports)
        : notRun("HTTP tests", "there is no build"),
    );
  if (parts.includes("e2e"))
    tallies.push(
      isBuilt ? await playwright(patterns.e2e, reports) : notRun("browser tests", "there is no build"),
    );
  return tallies;
}

type Step = () => Promise<Tally>;

const CHECKS: readonly Step[] = [
  checkDrift,
  () => check("unused code", ["knip"]),
  () => check("format", ["oxfmt", "--check"]),
];

function checkTypes(): Promise<Tally> {
  return check("types and lint", ["next", "typegen"], ["oxlint", "--max-warnings", "0"]);
}

async function inTurn(steps: readonly Step[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const step of steps) tallies.push(await step());
  return tallies;
}
