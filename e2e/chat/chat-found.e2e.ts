import type { Locator, Page } from "@playwright/test";
import { chatButton, seedMessages } from "./chat-hands";
import { openAs } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { openLive, paintedBox } from "@/e2e/kit/hands";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import { SOON } from "@/e2e/kit/soon";
import { violationsInBothThemes } from "@/e2e/looks/axe";
import { boxOf } from "@/e2e/voice/voice-hands";
import type { ChannelView } from "@/lib/chat/view";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { made } from "@/sandbox/fixtures/cast";
import { proofCount } from "@/sandbox/run/steps/proof";

test.use({ viewport: { width: 390, height: 844 }, locale: "es-MX" });

const COUNT = proofCount(20_000, 400);
/** Messages before those that are looked at, so that no other number has the digits of theirs. */
const OLD = proofCount(10_000, 0);

test("a found message is shown among those around it, and from there one reads on", async ({
  page,
  server,
  problems,
  crew,
}) => {
  problems.expectProblem(/ERR_FAILED/);
  const { rosa, june, projectId } = crew;
  await seedMessages(server.databaseUrl, { projectId, authorId: june.user.id, count: COUNT });
  const say = (content: string) => made(june.post(`/api/projects/${projectId}/messages`, { content }));
  const unread = async () =>
    (await rosa.get<ChannelView[]>(`/api/projects/${projectId}/channels`)).body[0]?.unreadCount;
  await openLive(page, () => openAs(page, rosa, projectId));
  await chatButton(page, es).click();
  const chat = page.getByRole("dialog", { name: es.chat.title });
  const box = chat.getByRole("region", { name: "Mensajes de Equipo" });
  const row = (n: number) => box.getByRole("listitem").filter({ hasText: `Message ${String(OLD + n)}.` });
  await chat.getByRole("button", { name: es.chat.search }).click();
  await chat.getByRole("searchbox").fill(`message ${String(OLD + 100)}.`);
  const show = chat.getByRole("button", { name: /^Ver en la conversación: June Park, / });
  expect((await boxOf(show)).height).toBeGreaterThanOrEqual(48);
  await page.route("**/messages?*around=*", (route) => route.abort(), { times: 1 });
  await show.press("Enter");
  await expect(chat.getByText(es.chat.loadFailed)).toBeVisible();
  await chat.getByRole("button", { name: es.common.retry }).click();

  await expect(row(100)).toBeFocused();
  await expect.poll(() => shareAbove(row(100), box)).toBeCloseTo(1 / 3, 1);
  for (const beside of [98, 99, 101, 102]) await expect(row(beside)).toBeInViewport();
  expect(await violationsInBothThemes(page)).toEqual([]);

  await test.step("what others write has no place there, and is not read", async () => {
    const before = await paintedBox(row(100));
    await say("Written while she reads there.");
    const pill = chat.getByRole("button", { name: "1 mensaje nuevo" });
    await expect(pill).toBeVisible(SOON);
    await expect(box.getByText("Written while she reads there.")).toHaveCount(0);
    expect(await paintedBox(row(100))).toEqual(before);
    expect(await unread()).toBe(1);
  });

  await test.step("older and newer messages are read on, each in its place", async () => {
    await scrollTo(row(76));
    await expect(row(40)).toBeAttached();
    await scrollTo(row(125));
    await expect(row(160)).toBeAttached();
    await expect(row(126)).toBeInViewport();
    const numbers = (await box.getByText(/^Message \d+\.$/).allTextContents()).map((text) =>
      Number(text.slice(8, -1)),
    );
    expect(numbers).toEqual(numbers.map((_, at) => numbers[0]! + at));
    expect(await unread()).toBe(1);
  });

  await test.step("Back leads to the search as it was, and to the message once more", async () => {
    await chat.getByRole("button", { name: es.chat.backToSearch }).click();
    await expect(chat.getByRole("searchbox")).toHaveValue(`message ${String(OLD + 100)}.`);
    await expect(show).toBeFocused();
    await show.press("Enter");
    await expect(row(100)).toBeFocused();
    await expectLayers(page, 3);
    await page.goBack();
    await expect(show).toBeFocused();
    await show.press("Enter");
    await expect(row(100)).toBeFocused();
  });

  await chat.getByRole("button", { name: "1 mensaje nuevo" }).click();
  await expect(box.getByText("Written while she reads there.")).toBeInViewport();
  await expect.poll(unread).toBe(0);
  await expectLayers(page, 1);
});

test(
  "on a desktop, writing leads from a found message to the newest, and the list goes on near them",
  IN_PROVE,
  async ({ server, newPerson, crew: { rosa, june, projectId } }) => {
    await seedMessages(server.databaseUrl, { projectId, authorId: june.user.id, count: COUNT });
    const desk = await newPerson({ locale: "en-US", viewport: { width: 1280, height: 800 } });
    await openLive(desk, () => openAs(desk, rosa, projectId));
    await chatButton(desk, en).click();
    const region = desk.getByRole("region", { name: "Messages in Team" });
    const find = async (text: string) => {
      await desk.getByRole("button", { name: en.chat.search }).click();
      await desk.getByRole("searchbox").fill(text);
      await desk.getByRole("button", { name: /^Show in conversation: June Park, / }).click();
      await expect(region.getByRole("listitem").filter({ hasText: text })).toBeFocused();
    };

    await test.step("writing leads to the newest messages", async () => {
      await find(`Message ${String(OLD + 100)}.`);
      await desk.getByRole("textbox", { name: en.chat.writeToTeam }).fill("I have seen it.");
      await desk.keyboard.press("Control+Enter");
      await expect(region.getByText("I have seen it.")).toBeInViewport();
      await expect(desk.getByRole("textbox", { name: en.chat.writeToTeam })).toBeFocused();
      await expect(region.getByText(`Message ${String(OLD + 100)}.`)).toHaveCount(0);
    });

    await test.step("near the newest one the list goes on with what arrives, also after Escape", async () => {
      await find(`Message ${String(COUNT - 5)}.`);
      await expect(region.getByText("I have seen it.")).toBeVisible();
      const content = "The gate is open.";
      await made(june.post(`/api/projects/${projectId}/messages`, { content }));
      await expect(region.getByText("The gate is open.")).toHaveCount(1);
      await desk.keyboard.press("Escape");
      await expect(desk.getByRole("searchbox")).toHaveValue(`Message ${String(COUNT - 5)}.`);
      await desk.keyboard.press("Escape");
      await expect(region.getByText("The gate is open.")).toBeInViewport();
    });
  },
);

/** How far down the box a row begins, from 0 to 1. */
async function shareAbove(row: Locator, box: Locator): Promise<number> {
  const [inner, outer] = [await boxOf(row), await boxOf(box)];
  return (inner.y - outer.y) / outer.height;
}

async function scrollTo(row: Locator): Promise<void> {
  await row.evaluate((element) => {
    element.scrollIntoView({ block: "center" });
  });
}

/** Waits until the history matches the open layers: an earlier Back would close more than one. */
async function expectLayers(page: Page, count: number): Promise<void> {
  const layers = () => page.evaluate(() => (history.state as { layers?: number } | null)?.layers);
  await expect.poll(layers).toBe(count);
}
