import type { Page } from "@playwright/test";
import { untilKept } from "./kept-pages";
import { openAs } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { untilNothingIsFetched } from "@/e2e/kit/hands";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import { startBadLine } from "@/sandbox/http/bad-line";
import { isFullProof, judgesDurations } from "@/sandbox/run/steps/proof";

/** As browsers' tools define it. */
const SLOW_4G = { delay: 150, bytesPerSecond: 200_000 };
const VISITS = isFullProof ? 7 : 1;

test(
  "a second visit is painted within 1.2 seconds on slow 4G and a slow phone, and the worker makes it no later",
  IN_PROVE,
  async ({ newPerson, server, wall: { rosa, project } }) => {
    test.setTimeout(300_000);
    for (let at = 1; at <= 20; at += 1)
      await rosa.post(`/api/projects/${project}/updates`, { content: `Delivery ${at} is at the gate.` });
    const line = await startBadLine(server, () => "none", SLOW_4G);
    const paintedAfter: Record<"allow" | "block", number[]> = { allow: [], block: [] };
    for (const serviceWorkers of ["block", "allow"] as const) {
      const viewport = { width: 390, height: 844 };
      const page = await newPerson({ serviceWorkers, baseURL: line.url, viewport });
      await openAs(page, rosa, project);
      if (serviceWorkers === "allow") await untilKept(page, `/projects/${project}`);
      await untilNothingIsFetched(page);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      for (let visit = 1; visit <= VISITS; visit += 1) {
        await page.goto("about:blank", { waitUntil: "commit" });
        await page.goto(`/projects/${project}`);
        await untilNothingIsFetched(page);
        paintedAfter[serviceWorkers].push(await largestPaint(page));
      }
      await page.close();
    }
    line.stop();
    const [served, kept] = [median(paintedAfter.block), median(paintedAfter.allow)];
    test.info().annotations.push({ type: "ms without and with worker", description: `${served}, ${kept}` });
    if (!judgesDurations) return;
    expect(kept).toBeLessThanOrEqual(1200);
    // A frame is not noticed.
    expect(kept).toBeLessThanOrEqual(served + 17);
  },
);

/** When the largest part was painted, in milliseconds after the visit began. */
function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(Math.round(list.getEntries().at(-1)!.startTime))).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
