import { chatButton, seedMessages } from "./chat-hands";
import { openAs } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { openLive, paintedBox, setVisibility } from "@/e2e/kit/hands";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import type { ChannelView } from "@/lib/chat/view";
import * as en from "@/messages/en";
import { made } from "@/sandbox/fixtures/cast";

test.use({ viewport: { width: 390, height: 844 } });

test("while the list of channels covers the messages, none counts as read, and the place is kept", async ({
  page,
  server,
  crew: { rosa, june, projectId },
}) => {
  await seedMessages(server.databaseUrl, { projectId, authorId: june.user.id, count: 40 });
  const unread = async () => {
    const { body } = await rosa.get<ChannelView[]>(`/api/projects/${projectId}/channels`);
    return body[0]?.unreadCount;
  };
  const say = (content: string) => made(june.post(`/api/projects/${projectId}/messages`, { content }));
  await openLive(page, () => openAs(page, rosa, projectId));
  await chatButton(page, en).click();
  const chat = page.getByRole("dialog", { name: en.chat.title });
  const box = chat.getByRole("region", { name: "Messages in Team" });
  const list = chat.getByRole("button", { name: en.chat.channels });
  const back = chat.getByRole("button", { name: en.chat.backToMessages });
  await box.getByText("Message 40.").waitFor();

  await test.step("at the end", async () => {
    await list.click();
    await say("The crane is late.");
    await expect(chat.getByRole("button", { name: /^Team/ })).toContainText("1 unread message");
    expect(await unread()).toBe(1);
    await back.click();
    await expect(box.getByText("The crane is late.")).toBeInViewport();
    await expect.poll(unread).toBe(0);
  });

  await test.step("further up", async () => {
    const read = box.getByText("Message 20.");
    await read.scrollIntoViewIfNeeded();
    await expect(chat.getByRole("button", { name: en.chat.toEnd })).toBeVisible();
    const before = await paintedBox(read);
    await list.click();
    await say("It comes at noon.");
    await expect(chat.getByRole("button", { name: /^Team/ })).toContainText("1 unread message");
    await back.click();
    await expect(chat.getByRole("button", { name: "1 new message" })).toBeVisible();
    expect(await paintedBox(read)).toEqual(before);
    expect(await unread()).toBe(1);
  });
});

test(
  "what was read on another device counts no more when the page comes back",
  IN_PROVE,
  async ({ page, crew: { rosa, june, projectId } }) => {
    await made(june.post(`/api/projects/${projectId}/messages`, { content: "The crane is here." }));
    await openLive(page, () => openAs(page, rosa, projectId));
    await expect(chatButton(page, en)).toHaveAccessibleName(/1 unread message/);
    await setVisibility(page, "hidden");
    await rosa.post(`/api/projects/${projectId}/messages/read`, {});
    await setVisibility(page, "visible");
    await expect(chatButton(page, en)).toHaveAccessibleName(en.chat.title);
  },
);

test("a double press of Send sends once, and does not start a recording; a long address leaves it in sight", async ({
  page,
  crew: { rosa, projectId },
}) => {
  const address = `https://maps.example.com/${"lot".repeat(60)}`;
  await openAs(page, rosa, projectId);
  const chat = page.getByRole("dialog", { name: en.chat.title });

  await test.step("a long address, in an update and in a message", async () => {
    const dock = page.getByRole("form", { name: en.updates.addUpdate });
    await dock.getByRole("textbox").fill(address);
    await expect(dock.getByRole("button", { name: en.updates.post })).toBeInViewport({ ratio: 1 });
    await dock.getByRole("textbox").fill("");
    await chatButton(page, en).click();
    await chat.getByRole("textbox", { name: en.chat.writeToTeam }).fill(address);
    await expect(chat.getByRole("button", { name: en.chat.send })).toBeInViewport({ ratio: 1 });
  });

  await chat.getByRole("textbox", { name: en.chat.writeToTeam }).fill("On my way.");
  await chat.getByRole("button", { name: en.chat.send }).evaluate(pressTwice);
  const row = chat.getByRole("listitem").filter({ hasText: "On my way." });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(en.chat.received);
  await expect(page.getByRole("dialog")).toHaveCount(1);

  await test.step("what is typed right after it is kept", async () => {
    const field = chat.getByRole("textbox", { name: en.chat.writeToTeam });
    await field.pressSequentially("Open the gate.");
    await page.keyboard.press("Control+Enter");
    await page.keyboard.type("Which one?");
    await expect(chat.getByRole("listitem").filter({ hasText: "Open the gate." })).toHaveCount(1);
    await expect(field).toHaveValue("Which one?");
  });
});

/** Runs in the page: presses a button, then immediately the one that replaces it. */
async function pressTwice(button: HTMLElement): Promise<void> {
  const { x, y, width, height } = button.getBoundingClientRect();
  const there = () => document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button");
  button.click();
  while (there() === button) await new Promise((resolve) => requestAnimationFrame(resolve));
  there()?.click();
}
