import type { Locator, Page } from "@playwright/test";

/**
 * Sets a text size, as a phone's accessibility setting does. Even a transition of zero length applies its sizes in the next
 * frame.
 */
export function enlargeText(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    return new Promise<void>((shown) => {
      requestAnimationFrame(() => requestAnimationFrame(() => shown()));
    });
  }, size);
}

/** The texts in an element that are partly beside the viewport, unless they are cut off with an ellipsis. */
export function textsOutside(within: Locator): Promise<string[]> {
  return within.evaluate((root) => {
    const isCut = (text: Node) => {
      for (let at = text.parentElement; at && at !== root; at = at.parentElement)
        if (/hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const outside: string[] = [];
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const isOutside = left < -1 || right > document.documentElement.clientWidth + 1;
      if (isOutside && !isCut(text)) outside.push(text.nodeValue ?? "");
    }
    return outside;
  });
}
