import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildApp } from "./build";
import { Failure } from "./failure";
import { ROOT, temporaryFolder } from "./folders";
import { main, onStop } from "./lifecycle";
import { run } from "./run";
import provideTestRun from "./test-run";
import { claimsOf, tallyVitest } from "./test-report";
import type { Claim } from "./test-report";

// npm run prove [-- pattern …]: runs the files *.proof.http.test.ts with their full counts.
main(async () => {
  const proofs = proofsNamed(process.argv.slice(2));
  const reports = temporaryFolder("proofs");
  onStop(() => Promise.resolve(rmSync(reports, { recursive: true, force: true })));
  onStop(await provideTestRun());
  console.log("Building, unless the build is up to date …");
  await buildApp();
  const file = join(reports, "proofs.json");
  const { code } = await runProofs(proofs, file);
  const claims = claimsOf(file);
  console.log(["", ...claims.map(line)].join("\n"));
  const { passed, failed } = tallyVitest(file);
  console.log(`\n${passed} proven, ${failed} failed`);
  return code !== 0 || failed > 0 || passed === 0 ? 1 : 0;
});

function runProofs(files: string[], report: string): ReturnType<typeof run> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["run", "--project", "proof", ...reporters, ...files];
  return run("vitest", args, { show: true, env: { PROOF: "full" } });
}

function proofsNamed(patterns: string[]): string[] {
  const hidden = ["node_modules/**", ".next/**", ".data/**"];
  const files = globSync("**/*.proof.http.test.ts", { cwd: ROOT, exclude: hidden });
  const wanted = files.filter((file) => patterns.every((pattern) => file.includes(pattern)));
  if (wanted.length === 0) throw new Failure("No proof (*.proof.http.test.ts) matches that pattern.");
  return wanted;
}

function line({ passed, title, seconds, figures }: Claim): string {
  return `${passed ? "proven" : "FAILED"}  ${title}${figures && `: ${figures}`} (${seconds.toFixed(1)} s)`;
}
