import { chatButton, seedMessages } from "./chat-hands";
import { type CrewOfThree, openAs } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { escape, openLive, paintedBox, untilNothingIsFetched } from "@/e2e/kit/hands";
import { sampleOf } from "@/e2e/kit/prove-only";
import { SOON } from "@/e2e/kit/soon";
import { violations, violationsInBothThemes } from "@/e2e/looks/axe";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { made } from "@/sandbox/fixtures/cast";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { proofCount } from "@/sandbox/run/steps/proof";

const LANGUAGES = [
  { locale: "en-US", texts: en, language: "en" },
  { locale: "es-MX", texts: es, language: "es" },
] as const;

test.use({ viewport: { width: 390, height: 844 } });

const say = (by: SignedInClient, { projectId }: CrewOfThree, content: string, to?: SignedInClient) =>
  made(by.post(`/api/projects/${projectId}/messages`, { content, ...(to && { recipientId: to.user.id }) }));

for (const { locale, texts } of sampleOf(LANGUAGES, 1)) {
  const t = texts.chat;
  test.describe(locale, () => {
    test.use({ locale });

    test("the team's channel on a phone: unread, written, heard, and Back", async ({
      page,
      problems,
      crew,
    }) => {
      problems.expectProblem(/ERR_INTERNET_DISCONNECTED/);
      const { rosa, june, mateo } = crew;
      await say(rosa, crew, "The crane comes at nine.");
      await say(june, crew, "@Rosa see https://example.com/plan.");
      await say(mateo, crew, "Between us.", june);
      await openLive(page, () => openAs(page, june, crew.projectId));
      await page.evaluate(pressWithoutFocus);
      await chatButton(page, texts).click();
      const chat = page.getByRole("dialog", { name: t.title });
      await expect(chat.getByRole("heading", { name: t.team })).toBeVisible();
      await expect(chat.getByText(/^1 (new|nuevo)$/)).toBeVisible();
      await expect(chat.getByRole("link", { name: "https://example.com/plan" })).toBeVisible();
      await chat.getByText("The crane comes at nine.").waitFor();

      await test.step("what is written goes through the outbox, and what others write is announced", async () => {
        const field = chat.getByRole("textbox", { name: t.writeToTeam });
        await field.fill("On my way.");
        await chat.getByRole("button", { name: t.send }).click();
        await expect(chat.getByRole("region").getByText("On my way.")).toHaveCount(1);
        await expect(chat.getByText(t.received)).toHaveCount(2);
        await expect(field).toHaveValue("");
        await say(rosa, crew, "Good, the gate is open.");
        await expect(chat.getByText("Good, the gate is open.", { exact: true })).toBeInViewport(SOON);
        await expect(chat.locator("[aria-live=polite]").last()).toContainText("Good, the gate is open.");
      });

      await test.step("without a signal it waits on this phone", async () => {
        await page.context().setOffline(true);
        await chat.getByRole("textbox", { name: t.writeToTeam }).fill("No signal here.");
        await chat.getByRole("button", { name: t.send }).click();
        await expect(chat.getByText(texts.outbox.states.onPhone)).toBeVisible();
        await page.context().setOffline(false);
        await expect(chat.getByText(texts.outbox.states.onPhone)).toBeHidden();
        await expect(chat.getByRole("region").getByText("No signal here.", { exact: true })).toHaveCount(1);
      });
      expect(await violations(page, "light")).toEqual([]);

      await test.step("a direct message, found by its count", async () => {
        const list = chat.getByRole("button", { name: t.channels });
        await list.click();
        await expect(chat.getByRole("button", { name: t.backToMessages })).toBeFocused();
        await chat.getByRole("button", { name: /^Mateo Rivas/ }).click();
        await expect(list).toBeFocused();
        await expect(chat.getByRole("region").getByText("Between us.")).toBeVisible();
        await expect
          .poll(
            async () =>
              (await june.get<{ unreadMessagesCount: number }>(`/api/projects/${crew.projectId}`)).body
                .unreadMessagesCount,
          )
          .toBe(0);
      });

      await page.goBack();
      await expect(chat).toBeHidden();
      await expect(chatButton(page, texts)).toHaveAccessibleName(t.title);
      await expect(chatButton(page, texts)).toBeFocused();

      await test.step("the address names the open channel: a reload opens it again, and Back leaves no trace", async () => {
        const place = page.url();
        await chatButton(page, texts).click();
        await expect(page).toHaveURL(/[?&]chat=team$/);
        await chat.getByRole("button", { name: t.channels }).click();
        await chat.getByRole("button", { name: /^Mateo Rivas/ }).click();
        await expect(page).toHaveURL(new RegExp(`[?&]chat=${mateo.user.id}$`));
        await page.reload();
        await expect(chat.getByRole("region").getByText("Between us.")).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`[?&]chat=${mateo.user.id}$`));
        await page.goBack();
        await expect(chat).toBeHidden();
        await expect(page).toHaveURL(place);
        await page.goto(`${place}?chat=team`);
        await expect(chat.getByRole("heading", { name: t.team })).toBeVisible();
        await escape(chat);
        await expect(page).toHaveURL(place);
      });
    });
  });
}

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("a long channel opens at its end; what one reads stays where it is, to the pixel", async ({
    page,
    server,
    crew,
  }, info) => {
    const { rosa, june, mateo, projectId } = crew;
    const count = proofCount(20_000, 400);
    await seedMessages(server.databaseUrl, { projectId, authorId: june.user.id, count });
    await openLive(page, () => openAs(page, rosa, projectId));
    // It reads them ahead, while it is idle.
    await untilNothingIsFetched(page);
    const pressed = performance.now();
    await chatButton(page, en).click();
    const chat = page.getByRole("dialog", { name: en.chat.title });
    await expect(chat.getByRole("region").getByText(`Message ${String(count)}.`)).toBeInViewport();
    const took = Math.round(performance.now() - pressed);
    info.annotations.push({ type: "opens within", description: `${String(took)} ms` });
    const box = chat.getByRole("region", { name: "Messages in Team" });
    const rows = box.getByRole("listitem");
    // However long the channel is, opening it draws one page.
    expect(await rows.count()).toBeLessThanOrEqual(60);

    const read = box.getByText(`Message ${String(count - 44)}.`);
    await read.scrollIntoViewIfNeeded();
    const before = await paintedBox(read);
    await expect.poll(() => rows.count()).toBeGreaterThan(80);
    expect(await paintedBox(read)).toEqual(before);
    await say(june, crew, "Written while she reads.");
    const pill = chat.getByRole("button", { name: "1 new message" });
    await expect(pill).toBeVisible(SOON);
    expect(await paintedBox(read)).toEqual(before);
    await pill.click();
    await expect(box.getByText("Written while she reads.")).toBeInViewport();
    expect(await violationsInBothThemes(page)).toEqual([]);

    await test.step("keyboard alone", async () => {
      await chat.getByRole("textbox", { name: en.chat.writeToTeam }).focus();
      await page.keyboard.type("From the ");
      await say(mateo, crew, "¿A qué hora llega la grúa?");
      await expect(box.getByText("¿A qué hora llega la grúa?")).toBeVisible(SOON);
      await page.keyboard.type("office.");
      await page.keyboard.press("Control+Enter");
      await expect(box.getByText("From the office.")).toBeInViewport();
      await page.keyboard.press("Escape");
      await expect(chat).toBeHidden();
      await expect(chatButton(page, en)).toBeFocused();
    });
  });
});

/** Runs in the page: makes presses on buttons focus what is around them, as Safari does. */
function pressWithoutFocus(): void {
  document.addEventListener("mousedown", (event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (!button) return;
    event.preventDefault();
    button.parentElement?.closest<HTMLElement>("[tabindex]")?.focus();
  });
}
