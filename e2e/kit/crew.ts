import { expect, type Locator, type Page } from "@playwright/test";
import { newSite, signIn } from "./new-site";
import type * as en from "@/messages/en";
import { join } from "@/sandbox/fixtures/cast";
import { type SignedInClient, signUp } from "@/sandbox/http/http-client";
import type { TestServer } from "@/sandbox/servers/test-server";

export type Texts = typeof en;

export interface CrewOfThree {
  projectId: string;
  rosa: SignedInClient;
  mateo: SignedInClient;
  june: SignedInClient;
}

/** Rosa with a project of her own, which Mateo and June have joined; its guide is hidden. */
export async function newCrew(server: TestServer): Promise<CrewOfThree> {
  const { rosa, project: projectId } = await newSite(server);
  const [mateo, june] = await Promise.all([
    signUp(server, { name: "Mateo Rivas", language: "es" }),
    signUp(server, { name: "June Park", language: "es" }),
  ]);
  for (const worker of [mateo, june]) await join(rosa, projectId, worker);
  await rosa.post(`/api/projects/${projectId}/end-guide`);
  return { projectId, rosa, mateo, june };
}

export async function openAs(page: Page, client: SignedInClient, projectId: string): Promise<void> {
  await signIn(page, client);
  await page.goto(`/projects/${projectId}`);
  await expect(page.getByRole("heading", { level: 1, name: "Harlow Street" })).toBeVisible();
}

/** Types an update: in the dock on phones, in the dialog on desktops. */
export async function write(page: Page, texts: Texts, text: string): Promise<void> {
  const field = await openWriting(page, texts);
  await field.fill(text);
}

/** The field for an update. On desktops it opens the dialog first. */
export async function openWriting(page: Page, texts: Texts): Promise<Locator> {
  const add = page.getByRole("button", { name: texts.updates.addUpdate });
  const field = writing(page, texts);
  await expect(add.locator("visible=true").or(field)).toBeVisible();
  if (await add.isVisible()) await add.click();
  return field;
}

export function writing(page: Page, texts: Texts) {
  return page.getByRole("textbox", { name: texts.updates.write }).locator("visible=true");
}

export function sendButton(page: Page, texts: Texts) {
  const name = new RegExp(`^(${texts.updates.post}|${texts.updates.tryAgain})$`);
  return page.getByRole("button", { name }).locator("visible=true");
}

/** Chooses an entry of the project's menu: a menu on desktops, a sheet on phones. */
export async function chooseInProject(page: Page, texts: Texts, entry: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: texts.project.menu }).click();
  const sheet = page.getByRole("dialog");
  await page
    .getByRole("menuitem", { name: entry })
    .or(sheet.getByRole("button", { name: entry }))
    .or(sheet.getByRole("link", { name: entry }))
    .click();
}
