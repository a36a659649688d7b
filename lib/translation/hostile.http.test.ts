import { expect, test } from "vitest";
import { MAX } from "@/lib/shared/limits";
import type { UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { startVoiceSite } from "@/sandbox/fixtures/sound/voice-fixture";
import { judgesDurations, report } from "@/sandbox/run/steps/proof";

/**
 * How long a stranger may wait while somebody posts such texts and their jobs run; without them it is some 20 ms. Beside other tests
 * any call may take seconds; a pattern that backtracks takes minutes.
 */
const LIMIT_MS = judgesDurations ? 1_000 : 10_000;
const SPANISH = "Hay agua en la zanja junto a la esquina. ";

const site = await forThisFile(startVoiceSite());

test("texts made to stop the server hold nobody up, when they are posted, translated or read", async (context) => {
  const { mateo, rosa, projectId } = site;
  const updates = `/api/projects/${projectId}/updates`;
  const waits: number[] = [];
  const over = new AbortController();
  const stranger = (async () => {
    while (!over.signal.aborted) {
      const before = performance.now();
      await rosa.get("/api/user");
      waits.push(performance.now() - before);
    }
  })();

  const { body: first } = await mateo.post<UpdateView>(updates, { content: SPANISH });
  const comments = `/api/updates/${first.id}/comments`;
  const filled = (filler: string, length: number) => SPANISH + filler.repeat(length - SPANISH.length);
  const posted = [
    await mateo.post(comments, { content: filled("@", 4_000) }),
    await mateo.post(comments, { content: filled("建", 4_000) }),
    await mateo.post<UpdateView>(updates, { content: filled("建", MAX.update) }),
    await mateo.post<UpdateView>(updates, { content: filled("@a ", MAX.update / 3) }),
  ];
  expect(posted.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  for (const { body } of posted) {
    const { id } = body as { id: string };
    const type = "updateId" in (body as object) ? "comment" : "update";
    const ask = { to: "en", items: [{ type, id }] };
    const translated = async () => (await rosa.post<unknown[]>("/api/translations", ask)).body;
    await expect.poll(translated, { timeout: 20_000 }).toHaveLength(1);
  }
  await rosa.get(`${updates}?includeComments=true`);
  over.abort();
  await stranger;
  const longest = Math.max(...waits);
  report(context, { "calls of a stranger": waits.length, "longest ms": Math.round(longest) });
  expect(longest).toBeLessThan(LIMIT_MS);
});
