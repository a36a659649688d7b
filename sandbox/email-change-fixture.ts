import { randomUUID } from "node:crypto";
import type { Answer, Client } from "./http-client";
import type { Inbox } from "./inbox-server";

/** An address that no account has. */
export const freeAddress = () => `free.${randomUUID()}@example.com`;

/** Changes the address of the signed-in account. */
export function changeEmail<Body>(
  browser: Client,
  email: string,
  currentPassword?: string,
): Promise<Answer<Body>> {
  return browser.put<Body>("/api/user/profile", { name: "Rosa Ortiz", email, currentPassword });
}

/** The token of the link that was mailed to an account's old address. */
export async function takeBackToken(server: { inbox: Inbox }, oldEmail: string): Promise<string> {
  const { text } = await server.inbox.store.waitFor(oldEmail);
  const [link = ""] = /http\S+\/take-back-email\?token=\S+/.exec(text) ?? [];
  return new URL(link).searchParams.get("token") ?? "";
}
