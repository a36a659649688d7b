import { randomUUID } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import type { InvitationView, OwnInvitationView } from "./view";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addBusiness, addInvitation } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import {
  accept,
  actionsOn,
  invite,
  invited,
  mailedToken,
  newAddress,
} from "@/sandbox/fixtures/invitation-fixture";
import { type Client, signUp } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

const DAY_MS = 86_400_000;
const PAST = new Date(Date.now() - 1000);

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

const newBusiness = () => addBusiness(cast.sql, cast.rosa.user.id, "Ortiz Roofs");
const detail = (token: string) => cast.visitor.get(`/api/admin-invitations/${token}`);
const cancel = (business: string, id: string) =>
  cast.rosa.delete(`/api/businesses/${business}/invitations/${id}`);

async function pending(business: string): Promise<string[]> {
  const { body } = await cast.rosa.get<InvitationView[]>(`/api/businesses/${business}/invitations`);
  return body.map(({ email }) => email);
}

describe("inviting", () => {
  test("is refused when the account was created or deleted after the owner confirmed", async () => {
    const { sql, rosa, june } = cast;
    const business = await addBusiness(sql, rosa.user.id);
    const add = (email: string, hasAccount: boolean) =>
      rosa.post(`/api/businesses/${business}/admins`, { email, hasAccount });
    await expectRefusal(sql, () => add(june.user.email, false), 409, "conflict");
    await expectRefusal(sql, () => add(newAddress(), true), 409, "conflict");
    expect(await add(june.user.email, true)).toMatchObject({ status: 201, body: { status: "added" } });
  });

  test("an address without an account keeps it for seven days and mails it a link", async () => {
    const [business, email] = [await newBusiness(), newAddress()];
    const invitation = await invited(cast.rosa, business, ` ${email.toUpperCase()} `);
    expect(invitation).toEqual({
      id: invitation.id,
      email,
      expiresAt: invitation.expiresAt,
      createdAt: invitation.createdAt,
    });
    const lifetime = Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt);
    expect(Math.abs(lifetime - 7 * DAY_MS)).toBeLessThan(60_000);
    const listed = await cast.rosa.get<InvitationView[]>(`/api/businesses/${business}/invitations`);
    expect(listed.body).toEqual([invitation]);
    expect(await detail(await mailedToken(server, email))).toMatchObject({
      status: 200,
      body: {
        email,
        business: { name: "Ortiz Roofs", description: null },
        inviter: { name: "Rosa Ortiz" },
        expiresAt: invitation.expiresAt,
        acceptedAt: null,
        status: "pending",
      },
    });
    expect(await actionsOn(cast.sql, business)).toEqual(["business.admin-invited"]);
  });

  test.each([
    ["en", en.mail],
    ["es", es.mail],
  ])("is mailed in the inviter's language (%s)", async (language, texts) => {
    const owner = await signUp(server, { name: "Berta Lugo", language });
    const business = await addBusiness(cast.sql, owner.user.id, "Lugo Roofs");
    const email = newAddress();
    await invited(owner, business, email);
    const mail = await server.inbox.store.waitFor(email);
    expect(mail.subject).toBe(texts.invitationSubject.replace("{business}", "Lugo Roofs"));
    const names = { "{inviter}": "Berta Lugo", "{business}": "Lugo Roofs", "{email}": email };
    const filled = (text: string) =>
      Object.entries(names).reduce((all, [name, value]) => all.replaceAll(name, value), text);
    for (const text of [texts.invitationBody, texts.invitationHow, texts.invitationNote])
      expect(mail.text).toContain(filled(text));
    expect(mail.html).toContain(`lang="${language}"`);
  });

  test("shows only a harmless form of the names of business and inviter, wherever it has them", async () => {
    const hostile = `Claim at https://evil.example/x ${"before it is too late ".repeat(9)}`;
    const owner = await signUp(server, { name: "Zoe Hart" });
    await cast.sql.query("UPDATE users SET name = $2 WHERE id = $1", [owner.user.id, `${hostile}\n\nLocked`]);
    const business = await addBusiness(cast.sql, owner.user.id, hostile);
    const addresses = [newAddress(), (await signUp(server, { name: "Nora Bell" })).user.email];
    for (const email of addresses) await invite(owner, business, email);
    const mails = await Promise.all(addresses.map((email) => server.inbox.store.waitFor(email)));
    const shown = "Claim at https:\u2060//evil.\u2060example/x before it is too late befor…";
    expect(mails.map(({ subject }) => subject)).toEqual(
      [en.mail.invitationSubject, en.mail.adminAddedSubject].map((text) => text.replace("{business}", shown)),
    );
    for (const { text, html } of mails) {
      expect(`${text}${html}`).not.toMatch(/https:\/\/evil|evil\.example/);
      expect([text, html].map((written) => written.includes(`${shown} `))).toEqual([true, true]);
    }
  });

  test("leaves its token nowhere but in the email", async () => {
    const [business, email] = [await newBusiness(), newAddress()];
    const { id } = await invited(cast.rosa, business, email);
    const token = await mailedToken(server, email);
    expect((await detail(token)).status).toBe(200);
    const { rows } = await cast.sql.query<{ line: string }>(
      `SELECT t::text AS line FROM admin_invitations t WHERE id = $1 UNION ALL SELECT t::text FROM action_logs t
       UNION ALL SELECT t::text FROM pgboss.job t`,
      [id],
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ line }) => line.includes(token))).toEqual([]);
    expect(server.log().filter((line) => line.includes(token))).toEqual([]);
  });

  test("an address that is invited already is refused, even when it has an account by now", async () => {
    const [business, email] = [await newBusiness(), newAddress()];
    await invited(cast.rosa, business, email);
    const again = () => invite(cast.rosa, business, email.toUpperCase());
    const { message } = await expectRefusal(cast.sql, again, 409, "conflict");
    expect(message).toBe(en.errors.alreadyInvited);
    await signUp(server, { name: "Nora Bell", email });
    await expectRefusal(cast.sql, again, 409, "conflict");
    expect((await invite(cast.rosa, await newBusiness(), email)).body.status).toBe("added");
  });

  test("an address whose invitation expired replaces it, with an account or without", async () => {
    const business = await newBusiness();
    const { email } = (await signUp(server, { name: "Nora Bell" })).user;
    const other = newAddress();
    const old = [email, other].map((address) =>
      addInvitation(cast.sql, business, address, { expiresAt: PAST }),
    );
    const tokens = (await Promise.all(old)).map(({ token }) => token);
    expect(await pending(business)).toEqual([]);
    expect((await invite(cast.rosa, business, email)).body.status).toBe("added");
    await invited(cast.rosa, business, other);
    expect(await pending(business)).toEqual([other]);
    for (const token of tokens) expect((await detail(token)).status).toBe(404);
  });

  test("an address without an account is refused where no email can be sent, and changes nothing", async () => {
    const silent = await startTestServer({
      databaseUrl: server.databaseUrl,
      // Jobs of the tests that share its database are not its own.
      env: { APP_MODE: "production", SMTP_URL: undefined, JOBS: "off" },
    });
    onTestFinished(() => silent.stop());
    const rosa = await signUp(silent, { name: "Rosa Ortiz" });
    const business = await addBusiness(cast.sql, rosa.user.id);
    const call = () => invite(rosa, business, newAddress());
    const { message } = await expectRefusal(cast.sql, call, 503, "not_configured");
    expect(message).toBe(en.errors.invitationNeedsMail);
    expect((await invite(rosa, business, cast.june.user.email)).status).toBe(201);
  });
});

describe("a link", () => {
  test.each([
    ["that was never issued", "x".repeat(43)],
    ["too long", "x".repeat(101)],
    ["with a NUL", "a%00b"],
    ["with emoji and slashes", encodeURIComponent("🪚/../%")],
  ])("%s is not found", async (_, token) => {
    expect(await detail(token)).toMatchObject({ status: 404, body: { code: "not_found" } });
    await expectRefusal(cast.sql, () => accept(cast.june, token), 404, "not_found");
  });

  test("that was cancelled is not found, and another address can be invited", async () => {
    const [business, email] = [await newBusiness(), newAddress()];
    const { id } = await invited(cast.rosa, business, email);
    const token = await mailedToken(server, email);
    expect((await cancel(business, id)).status).toBe(204);
    expect(await pending(business)).toEqual([]);
    expect((await detail(token)).status).toBe(404);
    const nora = await signUp(server, { name: "Nora Bell", email });
    await expectRefusal(cast.sql, () => accept(nora, token), 404, "not_found");
    await expectRefusal(cast.sql, () => cancel(business, id), 404, "not_found");
    expect(await actionsOn(cast.sql, business)).toEqual([
      "business.admin-invited",
      "business.invitation-cancelled",
    ]);
    await invited(cast.rosa, business, newAddress());
  });

  test("can be cancelled when it has expired, but not once it is accepted, nor through another business", async () => {
    const business = await newBusiness();
    const expired = await addInvitation(cast.sql, business, newAddress(), { expiresAt: PAST });
    const accepted = await addInvitation(cast.sql, business, newAddress(), { acceptedAt: PAST });
    const foreign = await addInvitation(cast.sql, cast.chen, newAddress());
    expect((await cancel(business, expired.id)).status).toBe(204);
    for (const id of [accepted.id, foreign.id, randomUUID(), "17"])
      await expectRefusal(cast.sql, () => cancel(business, id), 404, "not_found");
  });
});

describe("looking up a candidate", () => {
  const lookUp = (email: string, headers = {}) =>
    cast.rosa.get(
      `/api/businesses/${cast.ortiz}/admin-candidate?${new URLSearchParams({ email }).toString()}`,
      { headers },
    );

  test("returns an account's name and creation time, and nothing for an address without one", async () => {
    const { name, createdAt, email } = cast.june.user;
    expect((await lookUp(` ${email.toUpperCase()}`)).body).toEqual({ account: { name, createdAt } });
    expect((await lookUp(newAddress())).body).toEqual({ account: null });
  });

  test.each([
    ["the owner", () => cast.rosa.user.email, "isOwner"],
    ["an admin", () => cast.nadia.user.email, "alreadyAdmin"],
  ] as const)("refuses %s, before anybody is asked to confirm", async (_, email, key) => {
    for (const [language, { errors }] of [["en", en] as const, ["es", es] as const]) {
      const call = () => lookUp(email(), { "accept-language": language });
      const { message, issues } = await expectRefusal(cast.sql, call, 409, "conflict");
      expect([message, issues]).toEqual([errors[key], [{ path: "email", message }]]);
    }
  });

  test("refuses an address with an open invitation, not one whose invitation has expired", async () => {
    const { sql, rosa, ortiz } = cast;
    const email = newAddress();
    await invited(rosa, ortiz, email);
    const { message, issues } = await expectRefusal(sql, () => lookUp(email), 409, "conflict");
    expect([message, issues]).toEqual([en.errors.alreadyInvited, [{ path: "email", message }]]);
    const expired = newAddress();
    await addInvitation(sql, ortiz, expired, { expiresAt: PAST });
    expect((await lookUp(expired)).body).toEqual({ account: null });
  });

  test("asks for an address", async () => {
    const { issues } = await expectRefusal(cast.sql, () => lookUp("june"), 400, "validation_failed");
    expect(issues?.map(({ path }) => path)).toEqual(["email"]);
  });
});

describe("one's own list", () => {
  const listOf = async (by: Client) =>
    (await by.get<OwnInvitationView[]>("/api/admin-invitations")).body.map(({ id }) => id);

  test("has the open invitations to an address once that is confirmed, and accepts one of them", async () => {
    const { sql } = cast;
    const nora = await signUp(server, { name: "Nora Bell" });
    const { id } = await addInvitation(sql, await newBusiness(), nora.user.email);
    await addInvitation(sql, await newBusiness(), nora.user.email, { expiresAt: PAST });
    await sql.query("UPDATE users SET email_verified_at = NULL WHERE id = $1", [nora.user.id]);
    expect(await listOf(nora)).toEqual([]);
    await expectRefusal(sql, () => accept(nora, id), 404, "not_found");
    await sql.query("UPDATE users SET email_verified_at = now() WHERE id = $1", [nora.user.id]);
    const { body } = await nora.get<OwnInvitationView[]>("/api/admin-invitations");
    expect(body).toMatchObject([{ id, business: "Ortiz Roofs", inviter: "Rosa Ortiz" }]);
    await expectRefusal(sql, () => accept(cast.rosa, id), 404, "not_found");
    expect(await accept(nora, id)).toMatchObject({ status: 200 });
    expect(await listOf(nora)).toEqual([]);
  });

  test("declines one, whose link then leads nowhere", async () => {
    const { sql } = cast;
    const nora = await signUp(server, { name: "Nora Bell" });
    await sql.query("UPDATE users SET email_verified_at = now() WHERE id = $1", [nora.user.id]);
    const business = await newBusiness();
    const { id, token } = await addInvitation(sql, business, nora.user.email);
    const decline = (by: Client) => by.delete(`/api/admin-invitations/${id}`);
    await expectRefusal(sql, () => decline(cast.mei), 404, "not_found");
    expect(await decline(nora)).toMatchObject({ status: 204 });
    expect(await listOf(nora)).toEqual([]);
    expect(await detail(token)).toMatchObject({ status: 404 });
    expect(await actionsOn(sql, business)).toEqual(["business.invitation-cancelled"]);
  });
});
