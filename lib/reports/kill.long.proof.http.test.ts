import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { countRows } from "@/sandbox/database/rows";
import { startReports } from "@/sandbox/fixtures/reports-scene";
import { proofCount, report } from "@/sandbox/run/steps/proof";

const UPDATES = 200;

const on = await forThisFile(startReports());

test(
  "killed in the middle of a report: none or a whole one, and the same key makes it once",
  { timeout: 300_000 },
  async (context) => {
    const kills = proofCount(10, 1);
    const contents = Array.from({ length: UPDATES }, (_, n) => `Bolt row ${n + 1} is tight.`);
    const projectId = await on.projectWith(contents);
    const ask = (key: string) =>
      on.generate({ folderSelection: ["unorganized"] }, { projectId, headers: { "idempotency-key": key } });
    const [of, logged] = [{ project_id: projectId }, { action: "report.generated" }];
    on.ai.log.plant({ delayMs: 40 });
    const begun = performance.now();
    expect((await ask("not killed")).status).toBe(200);
    const took = performance.now() - begun;
    const made = await countRows(on.sql, "reports", of);
    const before = await countRows(on.sql, "action_logs", logged);
    let nothing = 0;
    for (let n = 0; n < kills; n += 1) {
      const key = `killed-${n}`;
      const asking = ask(key).catch(() => null);
      // From before its first statement to after its answer, whatever the machine takes for one.
      await sleep((2 * took * (n + 0.5)) / kills);
      await on.server.kill();
      await asking;
      await on.server.restart();
      const kept = (await countRows(on.sql, "reports", of)) - made;
      if (kept === n) nothing += 1;
      expect([n, n + 1]).toContain(kept);
      expect(await countRows(on.sql, "action_logs", logged)).toBe(before + kept);
      // The claim of the process that was killed is taken over after ten seconds.
      const { body } = await vi.waitFor(() => untilMade(ask, key), { timeout: 20_000, interval: 500 });
      expect(body.updatesIncluded).toBe(UPDATES);
      expect(await countRows(on.sql, "reports", of)).toBe(made + n + 1);
      expect((await on.read(body.id, projectId)).updatesIncluded).toBe(UPDATES);
    }
    report(context, { kills, nothing, whole: kills - nothing });
  },
);

async function untilMade<T extends { status: number }>(
  ask: (key: string) => Promise<T>,
  key: string,
): Promise<T> {
  const answer = await ask(key);
  expect(answer.status).toBe(200);
  return answer;
}
