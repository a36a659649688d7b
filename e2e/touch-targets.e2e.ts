import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { seedDemo, signInAs } from "./seeded";
import { paths } from "@/lib/shared/paths/paths";

/* On phones, touch targets are at least 44 px in each direction, including their pseudo-elements. */
test.use({ viewport: { width: 390, height: 844 } });

const PAGES = [
  {
    person: "visitor",
    at: [paths.landing(), paths.auth(), paths.forgotPassword(), paths.about(), paths.help()],
  },
  {
    person: "owner",
    at: [
      paths.dashboard(),
      paths.projects(),
      paths.newProject(),
      paths.businesses(),
      paths.settings(),
      paths.billing(),
    ],
  },
  { person: "worker", at: [paths.dashboard()] },
] as const;

test.beforeAll(async ({ servers }, { file }) => seedDemo(await servers.of(file)));

for (const { person, at } of PAGES)
  test(`every target of the ${person}'s pages can be hit with a thumb`, async ({ page, server }) => {
    await signInAs(page, server, person);
    for (const path of at) await expectLargeTargets(page, path);
    if (person !== "visitor") await expectLargeTargets(page, await projectPath(page));
  });

async function projectPath(page: Page): Promise<string> {
  const projects = (await (await page.request.get("/api/projects")).json()) as { id: string }[];
  return paths.project(projects[0]!.id);
}

async function expectLargeTargets(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await page.evaluate(smallTargets), path).toEqual([]);
}

/** Runs in the page: the names of targets whose hit area, measured through the middle, is less than 44 px high or wide. */
function smallTargets(): string[] {
  const all = "a[href], button, input:not([type=hidden]), select, summary, [role=tab], [role=switch]";
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    !element.closest("[inert], [aria-hidden=true]") &&
    !element.matches(":disabled");
  // A link in a sentence is as high as its line (WCAG 2.5.8).
  const isInSentence = (element: HTMLElement) =>
    element.matches("a") &&
    getComputedStyle(element).display === "inline" &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const isHit = (element: HTMLElement, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest("label")?.control === element);
  };
  /** Pixels of hit area from the middle in one direction, up to 44. */
  const reach = (element: HTMLElement, [x, y]: [number, number], [dx, dy]: [number, number]) => {
    let pixels = 0;
    while (pixels < 44 && isHit(element, x + dx * (pixels + 1), y + dy * (pixels + 1))) pixels += 1;
    return pixels;
  };
  return [...document.querySelectorAll<HTMLElement>(all)].filter(isShown).flatMap((element) => {
    if (isInSentence(element)) return [];
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height, bottom } = element.getBoundingClientRect();
    // The skip link is above the screen until it has the focus.
    if (bottom <= 0) return [];
    const middle: [number, number] = [left + width / 2, top + height / 2];
    // The middle pixel counts once for both directions.
    const high = reach(element, middle, [0, -1]) + reach(element, middle, [0, 1]) + 1;
    const wide = reach(element, middle, [-1, 0]) + reach(element, middle, [1, 0]) + 1;
    const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
    return high < 43 || wide < 43 ? [`${name} (${element.tagName}): ${wide} × ${high}`] : [];
  });
}
