import type { Page } from "@playwright/test";
import { openAs, sendButton, write } from "./crew";
import { expect, test } from "./fixtures";
import { newNorthWall, openNorthWall, tick } from "./north-wall";
import en from "@/messages/en";
import { join, made } from "@/sandbox/cast";
import { signUp } from "@/sandbox/http-client";

/** Milliseconds within which the others see what one does. */
const SOON = { timeout: 1000 };

/** Opens a page and resolves once it hears what happens. */
async function openLive(page: Page, open: () => Promise<void>): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith("/api/events"));
  await open();
  await stream;
}

test("what one person does, the others see within a second", async ({ page, newPerson, server }) => {
  const wall = await newNorthWall(server);
  const june = await signUp(server, { name: "June Park" });
  await join(wall.rosa, wall.project, june);
  await wall.rosa.post(`/api/tasks/${wall.taskId}/members`, { userId: june.user.id });
  const hers = await newPerson();
  await openLive(page, () => openNorthWall(page, wall));
  await openLive(hers, () => openAs(hers, june, `${wall.project}?folder=${wall.taskId}`));

  await write(hers, en, "Two bolts are missing.");
  await sendButton(hers, en).click();
  await expect(hers.getByText("Two bolts are missing.")).toHaveCount(1);
  await expect(page.getByText("Two bolts are missing.")).toHaveCount(1, SOON);
  const { body } = await wall.rosa.get<{ id: string }[]>(`/api/tasks/${wall.taskId}/updates`);
  await made(june.post(`/api/updates/${body[0]?.id ?? ""}/comments`, { content: "Dale brings them." }));
  await expect(page.getByText("Dale brings them.")).toBeVisible(SOON);
  await june.put(`/api/subtasks/${wall.ids["Strip the forms"] ?? ""}/complete`);
  await expect(tick(page, "Strip the forms")).toBeHidden(SOON);
});
