import { expect, type Page } from "@playwright/test";
import { entitle } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { type SignedInClient, signUp } from "@/sandbox/http/http-client";
import type { TestServer } from "@/sandbox/servers/test-server";

export interface NewSite {
  rosa: SignedInClient;
  business: string;
  project: string;
}

/** Rosa with a business that has a plan, and a project in it. */
export async function newSite(server: TestServer): Promise<NewSite> {
  const rosa = await signUp(server, { name: "Rosa Ortiz" });
  const business = await idOf(rosa.post<{ id: string }>("/api/businesses", { name: "Ortiz Framing" }));
  const sql = await connect(server.databaseUrl);
  await entitle(sql, business);
  await sql.end();
  const input = { businessId: business, name: "Harlow Street" };
  return { rosa, business, project: await idOf(rosa.post<{ id: string }>("/api/projects", input)) };
}

async function idOf(made: Promise<{ status: number; body: { id: string } }>): Promise<string> {
  const { status, body } = await made;
  if (status !== 201) throw new Error(`Creating answered ${status}`);
  return body.id;
}

export async function signIn(page: Page, { user }: SignedInClient): Promise<void> {
  const { email, password } = user;
  const answer = await page.request.post("/api/login", { data: { email, password } });
  expect(answer.ok()).toBe(true);
}

/** A toast also has a copy for screen readers, so its text matches twice. */
export function toast(page: Page, title: string) {
  return page.getByText(title, { exact: true }).first();
}

/** Escapes a text for use in a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
