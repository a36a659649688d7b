import { rmSync } from "node:fs";
import { buildApp } from "./build";
import { Failure } from "./failure";
import { temporaryFolder } from "./folders";
import { main, onStop } from "./lifecycle";
import { proofFiles, storyFiles } from "@/sandbox/run/steps/proof-files";
import provideTestRun from "./test-run";
import { claimsOf } from "@/sandbox/run/steps/test-report";
import type { Claim, Tally } from "@/sandbox/run/steps/test-report";
import { playwright, reportOf, vitest } from "@/sandbox/run/steps/test-steps";

// npm run prove [-- pattern …]: runs every HTTP test file that counts (sandbox/run/steps/proof.ts) with its full counts, and the browser's
// stories in full: for every language and screen, with the tests that are only told there (e2e/kit/told-for.ts).
main(async () => {
  process.env.PROOF = "full";
  const patterns = process.argv.slice(2);
  const proofs = proofFiles(patterns);
  const stories = storyFiles(patterns);
  if (proofs.length + stories.length === 0) throw new Failure("No proof has a name with all of that in it.");
  const reports = temporaryFolder("proofs");
  onStop(() => Promise.resolve(rmSync(reports, { recursive: true, force: true })));
  onStop(await provideTestRun());
  console.log("Building, unless the build is up to date …");
  await buildApp();
  const tallies = [
    ...(proofs.length > 0 ? [await runProofs(proofs, reports)] : []),
    ...(stories.length > 0 ? [await playwright(stories, reports)] : []),
  ];
  const sum = (key: "passed" | "failed") => tallies.reduce((total, tally) => total + tally[key], 0);
  for (const failure of tallies.flatMap(({ failures }) => failures)) console.log(`\nFAILED ${failure}`);
  console.log(`\n${sum("passed")} proven, ${sum("failed")} failed`);
  return sum("failed") > 0 || sum("passed") === 0 ? 1 : 0;
});

async function runProofs(files: string[], reports: string): Promise<Tally> {
  const tally = await vitest("proofs", ["proof"], files, reports);
  console.log(["", ...claimsOf(reportOf(["proof"], reports)).map(line)].join("\n"));
  return tally;
}

function line({ passed, title, seconds, figures }: Claim): string {
  return `${passed ? "proven" : "FAILED"}  ${title}${figures && `: ${figures}`} (${seconds.toFixed(1)} s)`;
}
