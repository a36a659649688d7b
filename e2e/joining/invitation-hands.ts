import type { Page } from "@playwright/test";
import type { Texts } from "@/e2e/kit/crew";
import { expect } from "@/e2e/kit/fixtures";
import { confirmEmail } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { type SignedInClient, signUp } from "@/sandbox/http/http-client";
import type { TestServer } from "@/sandbox/servers/test-server";

/** The name of Rosa's business, as invitations show it. */
export const BUSINESS = "Ortiz Framing";
const PASSWORD = "correct horse battery";

export interface Invited {
  link: string;
  token: string;
  /** Cancels the invitation as Rosa. */
  cancel: () => Promise<void>;
  /** Moves its expiry into the past. */
  expire: () => Promise<void>;
}

/** Rosa with a new business. */
export async function newBusiness(server: TestServer): Promise<{ client: SignedInClient; id: string }> {
  const client = await signUp(server, { name: "Rosa Ortiz" });
  const business = { name: BUSINESS, description: "Extensions and roofs." };
  const { body } = await client.post<{ id: string }>("/api/businesses", business);
  const sql = await connect(server.databaseUrl);
  await confirmEmail(sql, client.user.id);
  await sql.end();
  return { client, id: body.id };
}

/** Invites an address without an account to a new business of Rosa's. Returns the link from the mail. */
export async function invite(server: TestServer, email: string): Promise<Invited> {
  const { client, id } = await newBusiness(server);
  const { status, body } = await client.post<{ invitation: { id: string } }>(`/api/businesses/${id}/admins`, {
    email,
  });
  expect(status).toBe(201);
  const link = await mailedLink(server, email);
  const cancel = async () => {
    const answer = await client.delete(`/api/businesses/${id}/invitations/${body.invitation.id}`);
    expect(answer.status).toBe(204);
  };
  const token = new URL(link).searchParams.get("token") ?? "";
  return { link, token, cancel, expire: () => expire(server, email) };
}

export async function mailedLink(server: TestServer, email: string): Promise<string> {
  const { text } = await server.inbox.store.waitFor(email);
  const link = /http:\S+\/accept-admin-invitation\?token=[\w-]+/.exec(text)?.[0];
  if (!link) throw new Error(`The mail to ${email} has no link:\n${text}`);
  return link;
}

async function expire(server: TestServer, email: string): Promise<void> {
  const sql = await connect(server.databaseUrl);
  const statement = "UPDATE admin_invitations SET expires_at = now() - interval '1 minute' WHERE email = $1";
  expect((await sql.query(statement, [email])).rowCount).toBe(1);
  await sql.end();
}

export async function createAccount(
  page: Page,
  texts: Texts,
  person: { name: string; email: string },
): Promise<void> {
  const form = page.getByRole("tabpanel", { name: texts.auth.signUp });
  await form.getByLabel(texts.auth.name).fill(person.name);
  await expect(form.getByLabel(texts.auth.email)).toHaveValue(person.email);
  await form.getByLabel(texts.auth.password, { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: texts.auth.createAccount, exact: true }).click();
}
