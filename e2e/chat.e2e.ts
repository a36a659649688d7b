import type { Page } from "@playwright/test";
import { violations } from "./axe";
import { type CrewOfThree, newCrew, openAs } from "./crew";
import { expect, test } from "./fixtures";
import { toldFor } from "./told-for";
import en from "@/messages/en";
import es from "@/messages/es";
import { made } from "@/sandbox/cast";
import type { SignedInClient } from "@/sandbox/http-client";

/** Milliseconds within which the others see what one does. */
const SOON = { timeout: 1000 };

const LANGUAGES = [
  { locale: "en-US", texts: en, language: "en" },
  { locale: "es-MX", texts: es, language: "es" },
] as const;

test.use({ viewport: { width: 390, height: 844 } });

const say = (by: SignedInClient, { projectId }: CrewOfThree, content: string, to?: SignedInClient) =>
  made(by.post(`/api/projects/${projectId}/messages`, { content, ...(to && { recipientId: to.user.id }) }));

for (const { locale, texts } of toldFor(LANGUAGES, 1)) {
  const t = texts.chat;
  test.describe(locale, () => {
    test.use({ locale });

    test("the team's channel on a phone: unread, written, heard, and Back", async ({
      page,
      server,
      problems,
    }) => {
      problems.expectProblem(/ERR_INTERNET_DISCONNECTED/);
      const crew = await newCrew(server);
      const { rosa, june, mateo } = crew;
      await say(rosa, crew, "The crane comes at nine.");
      await say(june, crew, "@Rosa see https://example.com/plan.");
      await say(mateo, crew, "Between us.", june);
      const stream = page.waitForResponse((response) => response.url().endsWith("/api/events"));
      await openAs(page, june, crew.projectId);
      await stream;
      await chatButton(page, texts).click();
      const chat = page.getByRole("dialog", { name: t.title });
      await expect(chat.getByRole("heading", { name: t.team })).toBeVisible();
      await expect(chat.getByText(/^1 (new|nuevo)$/)).toBeVisible();
      await expect(chat.getByRole("link", { name: "https://example.com/plan" })).toBeVisible();
      await chat.getByText("The crane comes at nine.").waitFor();
      await page.screenshot({ path: "/tmp/chat-shots/phone.png" });

      await test.step("what is written goes through the outbox, and what others write is announced", async () => {
        const field = chat.getByRole("textbox", { name: t.writeToTeam });
        await field.fill("On my way.");
        await chat.getByRole("button", { name: t.send }).click();
        await expect(chat.getByText("On my way.")).toHaveCount(1);
        await expect(chat.getByText(t.received)).toHaveCount(2);
        await expect(field).toHaveValue("");
        await say(rosa, crew, "Good, the gate is open.");
        await expect(chat.getByText("Good, the gate is open.", { exact: true })).toBeInViewport(SOON);
        await expect(chat.locator("[aria-live=polite]").last()).toContainText("Good, the gate is open.");
        await page.screenshot({ path: "/tmp/chat-shots/phone2.png" });
      });

      await test.step("without a signal it waits on this phone", async () => {
        await page.context().setOffline(true);
        await chat.getByRole("textbox", { name: t.writeToTeam }).fill("No signal here.");
        await chat.getByRole("button", { name: t.send }).click();
        await expect(chat.getByText(texts.outbox.states.onPhone)).toBeVisible();
        await page.context().setOffline(false);
        await expect(chat.getByText(texts.outbox.states.onPhone)).toBeHidden();
        await expect(chat.getByText("No signal here.")).toHaveCount(1);
      });
      expect(await violations(page, "light")).toEqual([]);

      await test.step("a direct message, found by its count", async () => {
        await chat.getByRole("button", { name: t.channels }).click();
        await page.screenshot({ path: "/tmp/chat-shots/channels.png" });
        await chat.getByRole("button", { name: /^Mateo Rivas/ }).click();
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
      await expect(chatButton(page, texts)).toBeFocused();
      await expect(chatButton(page, texts)).toHaveAccessibleName(t.title);
    });
  });
}

function chatButton(page: Page, texts: typeof en) {
  return page.getByRole("button", { name: new RegExp(`^${texts.chat.title}`) }).locator("visible=true");
}
