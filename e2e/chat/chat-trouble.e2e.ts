import type { Page, Route } from "@playwright/test";
import { chatButton } from "./chat-hands";
import { type CrewOfThree, openAs } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { openLive } from "@/e2e/kit/hands";
import { IN_PROVE, sampleOf } from "@/e2e/kit/prove-only";
import { SOON } from "@/e2e/kit/soon";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { join, made } from "@/sandbox/fixtures/cast";
import { signUp, type SignedInClient } from "@/sandbox/http/http-client";

const LOST = "Bring the long level.";
const [CHANNELS, MESSAGES] = ["**/channels", "**/messages?*"];

const LANGUAGES = [
  { locale: "en-US", texts: en, language: "en" },
  { locale: "es-MX", texts: es, language: "es" },
] as const;

test.use({ viewport: { width: 390, height: 844 } });

const say = (by: SignedInClient, { projectId }: CrewOfThree, content: string, to: SignedInClient) =>
  made(by.post(`/api/projects/${projectId}/messages`, { content, recipientId: to.user.id }));

for (const { locale, texts } of sampleOf(LANGUAGES, 1)) {
  const { chat: t, outbox } = texts;
  test.describe(locale, () => {
    test.use({ locale });

    test(
      "a chat that cannot be loaded, a refused message, a former member, and one's own removal",
      IN_PROVE,
      async ({ page, context, server, problems, crew }) => {
        problems.expectProblem(/ERR_INTERNET_DISCONNECTED|status of (400|404|500)/);
        const { rosa, june, mateo, projectId } = crew;
        const luis = await signUp(server, { name: "Luis Vega" });
        await join(rosa, projectId, luis);
        await say(mateo, crew, "The level is in the truck.", june);
        // The page reads the chat ahead, while it is idle.
        await page.route(CHANNELS, withoutSignal);
        await page.route(MESSAGES, broken);
        await openLive(page, () => openAs(page, june, projectId));
        const chat = page.getByRole("dialog", { name: t.title });
        const failure = chat.getByRole("alert");
        const retry = chat.getByRole("button", { name: texts.common.retry });

        await test.step("channels and messages that cannot be loaded say so, and load when retried", async () => {
          await chatButton(page, texts).click();
          await expect(failure).toContainText(t.loadFailed);
          await expect(chat.getByRole("button", { name: t.back })).toBeVisible();
          await expect(failure).toContainText(texts.common.offline);
          await page.route(CHANNELS, broken);
          await retry.click();
          await expect(failure).toContainText(texts.common.unexpected);
          await page.unroute(CHANNELS);
          await retry.click();
          await expect(chat.getByRole("heading", { name: t.team })).toBeVisible();
          await expect(failure).toContainText(texts.common.unexpected);
          await page.route(MESSAGES, withoutSignal);
          await retry.click();
          await expect(failure).toContainText(texts.common.offline);
          await page.unroute(MESSAGES);
          await retry.click();
          await expect(failure).toHaveCount(0);
          await expect(chat.getByText(t.emptyTeam)).toBeVisible();
        });

        await test.step("a message to somebody who was just removed stays with its words and says why", async () => {
          await chat.getByRole("button", { name: t.channels }).click();
          await chat.getByRole("button", { name: /^Mateo Rivas/ }).click();
          await context.setOffline(true);
          await chat.getByRole("textbox").fill(LOST);
          await chat.getByRole("button", { name: t.send }).click();
          await expect(row(page, LOST)).toContainText(outbox.states.onPhone);
          await rosa.delete(`/api/projects/${projectId}/members/${mateo.user.id}`);
          await context.setOffline(false);
          await expect(row(page, LOST)).toContainText(outbox.states.refusedMessage);
          await expect(chat.getByText(t.formerNote.replace("{name}", "Mateo Rivas"))).toBeVisible();
          await expect(chat.getByRole("region").getByText("The level is in the truck.")).toBeVisible();
          await expect(chat.getByRole("textbox")).toHaveCount(0);
          await expect(chat.getByRole("button", { name: t.record })).toHaveCount(0);
        });

        await test.step("so does the channel of one to whom nothing was written", async () => {
          await chat.getByRole("button", { name: t.channels }).click();
          await chat.getByRole("button", { name: t.newMessage }).click();
          const people = page.getByRole("dialog", { name: t.newMessage });
          await people.getByRole("button", { name: /^Luis Vega/ }).click();
          await chat.getByRole("textbox").fill("Are you at the gate?");
          await rosa.delete(`/api/projects/${projectId}/members/${luis.user.id}`);
          await expect(chat.getByText(t.formerNote.replace("{name}", "Luis Vega"))).toBeVisible();
          await expect(chat.getByText(t.emptyDirect.replace("{name}", "Luis Vega"))).toHaveCount(0);
          // The draft is not lost.
          await expect(chat.getByText(t.formerDraft)).toBeVisible();
          await expect(chat.getByRole("textbox")).toHaveValue("Are you at the gate?");
          await expect(chat.getByRole("textbox")).toBeFocused();
          await expect(chat.getByRole("button", { name: outbox.copy })).toBeVisible();
          await chat.getByRole("button", { name: texts.common.discardDraft }).click();
          await expect(chat.getByRole("textbox")).toHaveCount(0);
          await chat.getByRole("button", { name: t.channels }).click();
          await expect(chat.getByRole("button", { name: /^Luis Vega/ })).toHaveCount(0);
          await chat.getByRole("button", { name: /^Mateo Rivas/ }).click();
        });

        await test.step("which can be copied and discarded", async () => {
          await row(page, LOST).getByRole("link", { name: outbox.seeWhy }).click();
          const card = page.getByRole("main").getByRole("listitem").filter({ hasText: LOST });
          await expect(card).toContainText(texts.issues.notAMember);
          await expect(card.getByRole("button", { name: outbox.copy })).toBeVisible();
          await card.getByRole("button", { name: outbox.discard }).click();
          await page.getByRole("alertdialog").getByRole("button", { name: outbox.discard }).click();
          await expect(page.getByText(outbox.nothing)).toBeVisible();
          await openLive(page, () => page.goto(`/projects/${projectId}`));
        });

        await test.step("her own removal takes the open chat away within a second, and its address after that", async () => {
          await chatButton(page, texts).click();
          await expect(chat.getByRole("textbox")).toBeVisible();
          await rosa.delete(`/api/projects/${projectId}/members/${june.user.id}`);
          const cover = page.getByRole("dialog", { name: texts.session.removedTitle });
          await expect(cover).toBeVisible(SOON);
          await expect.poll(() => cover.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
          await cover.getByRole("link", { name: texts.session.toDashboard }).click();
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await page.goto(`/projects/${projectId}?chat`);
          await expect(page.getByRole("heading", { name: texts.project.notFound })).toBeVisible();
        });
      },
    );
  });
}

function row(page: Page, text: string) {
  return page.getByRole("dialog").getByRole("listitem").filter({ hasText: text });
}

const withoutSignal = (route: Route) => route.abort("internetdisconnected");

/** Responds like a proxy whose server is down. */
const broken = (route: Route) =>
  route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Broken</h1>" });
