import type { Page } from "@playwright/test";
import { orangeButtons } from "./orange-buttons";
import { expect, test } from "@/e2e/kit/fixtures";
import { signIn } from "@/e2e/kit/new-site";
import { IN_PROVE, sampleOf } from "@/e2e/kit/prove-only";
import * as en from "@/messages/en";
import { signUp } from "@/sandbox/http/http-client";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test(
  "no screen shows two orange buttons; without a business, New Project leads to naming one and to its free days",
  IN_PROVE,
  async ({ page, newPerson, server, ownSite: { rosa } }) => {
    const newcomer = await signUp(server, { name: "June Park" });
    const unpaid = await signUp(server, { name: "Dale Brandt" });
    await unpaid.post("/api/businesses", { name: "Brandt Carpentry" });
    const people = [
      {
        person: rosa,
        orange: {
          "/dashboard": [en.projects.newProject],
          "/projects": [en.projects.newProject],
          "/settings": [en.settings.save],
        },
      },
      {
        person: newcomer,
        orange: {
          "/dashboard": [],
          "/projects": [en.join.action],
          "/projects/new": [en.projects.firstBusiness.next],
          "/settings": [en.settings.save],
        },
      },
      { person: unpaid, orange: { "/settings": [en.settings.wayOn.upgrade] } },
    ];
    for (const { person, orange } of people) {
      const own = person === rosa ? page : await newPerson();
      await signIn(own, person);
      for (const size of sampleOf(SIZES, 0))
        for (const [path, names] of Object.entries(orange)) {
          await own.setViewportSize(size);
          await own.goto(path);
          await expect(own.locator("main [aria-busy=true]")).toHaveCount(0);
          expect(await orangeButtons(own), `${path} at ${size.width}`).toEqual(names);
        }
      if (person === newcomer) await startAsOwner(own);
    }
  },
);

/** From an empty dashboard to the free trial, without a warning on the way. */
async function startAsOwner(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("main").getByRole("link", { name: en.projects.newProject }).click();
  await page.getByLabel(en.projects.firstBusiness.name).fill("Park Roofing");
  await page.getByRole("button", { name: en.projects.firstBusiness.next }).click();
  await expect(page.getByText("7 days free for Park Roofing")).toBeVisible();
  await expect(page.getByText(en.projects.upgradeRequired)).toHaveCount(0);
  await page.goto("/dashboard");
  expect(await orangeButtons(page)).toEqual([en.projects.newProject]);
}
