import type { Page } from "@playwright/test";
import type { Texts } from "./crew";

/** The project page's button that leads to its chat. */
export function chatButton(page: Page, texts: Texts) {
  return page.getByRole("button", { name: new RegExp(`^${texts.chat.title}`) }).locator("visible=true");
}
