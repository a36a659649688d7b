import { randomUUID } from "node:crypto";
import type { Client as Sql } from "pg";
import { expect } from "vitest";
import type { Answer, Client } from "./http-client";
import type { Inbox } from "./inbox-server";
import type { AddAdminResult, InvitationView } from "@/lib/businesses/view";

/** An address that no account has. */
export const newAddress = () => `nora.${randomUUID()}@example.com`;

export function invite(owner: Client, business: string, email: string): Promise<Answer<AddAdminResult>> {
  return owner.post<AddAdminResult>(`/api/businesses/${business}/admins`, { email });
}

/** Invites an address without an account. Throws when that fails. */
export async function invited(owner: Client, business: string, email: string): Promise<InvitationView> {
  const { status, body } = await invite(owner, business, email);
  if (status !== 201 || body.status !== "invited")
    throw new Error(`Inviting answered ${JSON.stringify(body)}`);
  return body.invitation;
}

export function accept(by: Client, token: string): Promise<Answer> {
  return by.post(`/api/admin-invitations/${token}/accept`);
}

/** The token of the link in the mail that an invitation sent. */
export async function mailedToken(server: { url: string; inbox: Inbox }, email: string): Promise<string> {
  const { text } = await server.inbox.store.waitFor(email);
  const [link = ""] = /http\S+\/accept-admin-invitation\?token=\S+/.exec(text) ?? [];
  expect(link.startsWith(server.url)).toBe(true);
  return new URL(link).searchParams.get("token") ?? "";
}

/** The actions in a business's action log, oldest first. */
export async function actionsOn(sql: Sql, business: string): Promise<string[]> {
  const statement = "SELECT action FROM action_logs WHERE entity_id = $1 ORDER BY created_at, id";
  const { rows } = await sql.query<{ action: string }>(statement, [business]);
  return rows.map(({ action }) => action);
}
