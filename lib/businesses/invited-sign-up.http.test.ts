import { expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { accept, invited, mailedToken, newAddress } from "@/sandbox/fixtures/invitation-fixture";
import { Client, signUp } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

async function signingInFor(token: string): Promise<string> {
  const next = encodeURIComponent(`/accept-admin-invitation?token=${token}`);
  return (await new Client(server.url).get<string>(`/auth?next=${next}`)).body;
}

const filledIn = (page: string, email: string) =>
  [...page.matchAll(/<input[^>]*>/g)].filter(([input]) => input.includes(`value="${email}"`)).length;

test("an invited admin finds the business named, and the invited address in both forms", async () => {
  const email = newAddress();
  await invited(cast.rosa, cast.ortiz, email);
  const page = await signingInFor(await mailedToken(server, email));
  expect(page).toContain("Ortiz Framing");
  expect(filledIn(page, email)).toBe(2);
});

test("an invitation that was accepted, or that does not exist, fills nothing in", async () => {
  const email = newAddress();
  await invited(cast.rosa, cast.ortiz, email);
  const token = await mailedToken(server, email);
  await accept(await signUp(server, { name: "Nora Bell", email }), token);
  for (const each of [token, "no-such-token", "x".repeat(500)]) {
    const page = await signingInFor(each);
    expect(page).not.toContain("Ortiz Framing");
    expect(page).not.toMatch(/<input[^>]* name="email"[^>]* value="[^"]/);
  }
});
