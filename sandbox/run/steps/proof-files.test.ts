import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { proofFiles, storyFiles } from "./proof-files";
import { ROOT } from "@/sandbox/run/folders";

test("`npm run prove` runs every file that is called a proof, and stories", () => {
  const proofs = globSync("{app,components,lib}/**/*.proof.http.test.ts", { cwd: ROOT });

  expect(proofs.length).toBeGreaterThan(0);
  expect(proofFiles()).toEqual(expect.arrayContaining(proofs));
  expect(storyFiles()).toEqual(
    expect.arrayContaining(["e2e/every-page/accessibility.e2e.ts", "e2e/every-page/slow-line.e2e.ts"]),
  );
  expect(proofFiles(["lib/billing", "proof"])).toEqual(["lib/billing/billing.long.proof.http.test.ts"]);
});
