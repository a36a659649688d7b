import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildApp } from "./build";
import { Failure } from "./failure";
import { temporaryFolder } from "./folders";
import { main, onStop } from "./lifecycle";
import provideTestRun from "./test-run";
import { proofsOfChange } from "@/sandbox/run/steps/changed-proofs";
import { proofFiles, storyFiles } from "@/sandbox/run/steps/proof-files";
import { addUp, type Claim, claimsOf, type Tally } from "@/sandbox/run/steps/test-report";
import { playwright, reportOf, vitest } from "@/sandbox/run/steps/test-steps";

// npm run prove [-- pattern …]: runs every HTTP test file that counts (sandbox/run/steps/proof.ts) with its full counts, and the browser's
// stories in full: for every language and screen, with the tests that are only told there (e2e/kit/prove-only.ts).
// npm run prove -- changed [--seconds N]: those that the last change concerns, and one other in turn, as long as there is time.
main(async () => {
  process.env.PROOF = "full";
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: "string", default: "Infinity" } },
  });
  const until = performance.now() + 1000 * Number(values.seconds);
  const prove = positionals[0] === "changed" ? await chooseChanged(until) : chooseAll(positionals);
  onStop(await provideTestRun());
  console.log("Building, unless the build is up to date …");
  await buildApp();
  const { passed, failed, failures } = await prove();
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  console.log(`\n${passed} proven, ${failed} failed`);
  return failed > 0 || (passed === 0 && until === Infinity) ? 1 : 0;
});

type Prove = () => Promise<Tally>;

function chooseAll(patterns: string[]): Prove {
  const proofs = proofFiles(patterns);
  const stories = storyFiles(patterns);
  if (proofs.length + stories.length === 0) throw new Failure("No proof has a name with all of that in it.");
  return async () =>
    addUp([
      ...(proofs.length > 0 ? [await runProofs(proofs)] : []),
      ...(stories.length > 0 ? [await runStories(stories)] : []),
    ]);
}

/** Each file on its own, so that what there was no time for is known, and what there was is done. */
async function chooseChanged(until: number): Promise<Prove> {
  const files = await proofsOfChange();
  console.log(["To prove:", ...files].join("\n  "));
  return async () => {
    const tallies: Tally[] = [];
    const leftOut: string[] = [];
    for (const file of files) {
      const seconds = (until - performance.now()) / 1000;
      const tally = seconds > 0 ? await runFile(file, seconds) : addUp([]);
      tallies.push(tally);
      if (tally.passed + tally.failed === 0) leftOut.push(file);
    }
    if (leftOut.length > 0) console.log(["\nThere was no time for:", ...leftOut].join("\n  "));
    return addUp(tallies);
  };
}

function runFile(file: string, seconds: number): Promise<Tally> {
  return file.endsWith(".e2e.ts") ? runStories([file], seconds) : runProofs([file], seconds);
}

async function runProofs(files: string[], limit?: number): Promise<Tally> {
  const reports = reportsFolder();
  const tally = await vitest("proofs", ["http"], files, reports, limit);
  console.log(["", ...claimsOf(reportOf(["http"], reports)).map(line)].join("\n"));
  return tally;
}

function runStories(files: string[], limit?: number): Promise<Tally> {
  return playwright(files, reportsFolder(), limit);
}

function reportsFolder(): string {
  const folder = temporaryFolder("proofs");
  onStop(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  return folder;
}

function line({ passed, title, seconds, figures }: Claim): string {
  return `${passed ? "proven" : "FAILED"}  ${title}${figures && `: ${figures}`} (${seconds.toFixed(1)} s)`;
}
