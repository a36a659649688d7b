import { expect, type Page } from "@playwright/test";

/** Opens a project's chat without marking it as read, so that the next screenshot finds it unread too. */
export async function chatOpen(page: Page): Promise<void> {
  await page.route("**/messages/read", (route) => route.fulfill({ status: 204 }));
  const button = page.getByRole("button", { name: /^Chat/ }).locator("visible=true");
  const message = page.getByRole("dialog").getByRole("region").getByText(/waiting for you here|Aquí te esperamos/);
  // A page that is not hydrated yet misses the first click.
  await expect(async () => {
    if (!(await message.isVisible())) await button.click({ timeout: 2000 });
    await message.waitFor({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
}
