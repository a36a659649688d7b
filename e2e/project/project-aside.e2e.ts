import type { Page } from "@playwright/test";
import { openAs } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import * as en from "@/messages/en";
import * as es from "@/messages/es";

test.use({ viewport: { width: 1280, height: 800 } });

test("the column says what everybody works on, as far as the reader sees it, and the weekday it is due on", async ({
  page,
  newPerson,
  crew: { rosa, mateo, projectId },
}) => {
  const addTask = async (name: string) =>
    (await rosa.post<{ id: string }>(`/api/projects/${projectId}/tasks`, { name })).body.id;
  const northWall = await addTask("North wall");
  const roof = await addTask("Roof trusses");
  await rosa.post(`/api/tasks/${northWall}/members`, { userId: mateo.user.id });
  await rosa.patch(`/api/projects/${projectId}`, { dueDate: "2099-12-17" });
  await openAs(page, rosa, `${projectId}?folder=${northWall}`);
  await expect(person(page, "Mateo Rivas")).toHaveText("North wall");
  await expect(person(page, "June Park")).toHaveText(en.project.noTaskYet);
  await expect(page.getByRole("complementary").getByText("Thu, Dec 17, 2099")).toBeVisible();

  await page.getByRole("button", { name: /^Roof trusses/ }).click();
  await page.getByRole("button", { name: "Assign people" }).click();
  const dialog = page.getByRole("dialog");
  for (const name of ["Mateo Rivas", "June Park"]) await dialog.getByRole("checkbox", { name }).check();
  await dialog.getByRole("button", { name: "Assign 2 people" }).click();
  await expect(person(page, "Mateo Rivas")).toHaveText("North wall, Roof trusses");
  await expect(person(page, "June Park")).toHaveText("Roof trusses");

  await rosa.delete(`/api/tasks/${roof}/members/${mateo.user.id}`);
  const worker = await newPerson({ locale: "es-MX" });
  await openAs(worker, mateo, projectId);
  await expect(person(worker, "Mateo Rivas")).toHaveText("North wall");
  await expect(person(worker, "June Park")).toHaveText(es.project.contributor);
  expect(await worker.content()).not.toContain("Roof trusses");
});

/** The line below a person's name. */
function person(page: Page, name: string) {
  return page.getByRole("complementary").getByRole("listitem").filter({ hasText: name }).locator("p").last();
}
