import { expect, test } from "@/e2e/kit/fixtures";
import { openLive, setVisibility, untilNothingIsFetched } from "@/e2e/kit/hands";
import { signIn } from "@/e2e/kit/new-site";
import { IN_PROVE, sampleOf } from "@/e2e/kit/prove-only";
import { watchReads } from "@/e2e/kit/unchanged-calls";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const POSTED = "We found honeycombing 40 cm from the corner.";

for (const viewport of sampleOf([PHONE, DESKTOP], 0))
  test(`the page of a project comes with all that it shows, at ${String(viewport.width)} px`, async ({
    page,
    crew,
  }) => {
    await page.setViewportSize(viewport);
    const { body: task } = await crew.rosa.post<{ id: string }>(`/api/projects/${crew.projectId}/tasks`, {
      name: "North wall",
    });
    await crew.rosa.post(`/api/tasks/${task.id}/members`, { userId: crew.mateo.user.id });
    await crew.mateo.post(`/api/projects/${crew.projectId}/updates`, { content: POSTED, taskId: task.id });
    const reads = await watchReads(page);
    for (const person of [crew.rosa, crew.mateo]) {
      await signIn(page, person);
      for (const address of [
        `/projects/${crew.projectId}`,
        `/projects/${crew.projectId}?folder=${task.id}`,
      ]) {
        await openLive(page, () => page.goto(address));
        await untilNothingIsFetched(page);
        // What the page reads ahead, while it is idle, it does not show.
        const shown = reads.filter(({ path }) => !/\/(channels|messages|unread-count)$/.test(path));
        expect(shown, address).toEqual([]);
      }
    }
  });

test(
  "what is read again because the page was left, or its stream had ended, is not sent again",
  IN_PROVE,
  async ({ page, crew }) => {
    await crew.mateo.post(`/api/projects/${crew.projectId}/messages`, { content: "The truck is here." });
    await signIn(page, crew.rosa);
    await openLive(page, () => page.goto(`/projects/${crew.projectId}`));
    await untilNothingIsFetched(page);
    const reads = await watchReads(page);
    const leaveAndReturn = async () => {
      const from = reads.length;
      await setVisibility(page, "hidden");
      await openLive(page, () => setVisibility(page, "visible"));
      // The message may have been read on another device.
      const path = `/api/projects/${crew.projectId}`;
      await expect.poll(() => reads.slice(from).some((read) => read.path === path)).toBe(true);
    };
    // Data that came with the page has no ETag yet.
    await leaveAndReturn();
    const first = reads.length;
    for (let visit = 0; visit < 2; visit += 1) await leaveAndReturn();
    const sentAgain = reads.slice(first).filter(({ status }) => status !== 304);
    // The bell's count is shorter than what would say that it is the same.
    expect(sentAgain.filter(({ path }) => path !== "/api/notifications/unread-count")).toEqual([]);
  },
);
