import { expect, test } from "vitest";
import type { BusinessAdminView, BusinessView } from "./view";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addAdmin, addBusiness, addInvitation, countRows } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { accept, actionsOn, invited, mailedToken, newAddress } from "@/sandbox/fixtures/invitation-fixture";
import { signUp } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

const PAST = new Date(Date.now() - 1000);

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

const newBusiness = () => addBusiness(cast.sql, cast.rosa.user.id, "Ortiz Roofs");
const detail = (token: string) => cast.visitor.get(`/api/admin-invitations/${token}`);

test("accepting twice with one key accepts once, with one answer", async () => {
  const [business, email] = [await newBusiness(), newAddress()];
  await invited(cast.rosa, business, email);
  const token = await mailedToken(server, email);
  const nora = await signUp(server, { name: "Nora Bell", email });
  const again = () =>
    nora.post(`/api/admin-invitations/${token}/accept`, undefined, {
      headers: { "idempotency-key": "accept" },
    });
  for (const answer of [await again(), await again()])
    expect(answer).toMatchObject({ status: 200, body: { businessId: business } });
  expect(await countRows(cast.sql, "business_admins", { business_id: business })).toBe(1);
});

test("signing up with the invited address and accepting makes an admin, once, with a verified address", async () => {
  const [business, email] = [await newBusiness(), newAddress()];
  const { createdAt } = await invited(cast.rosa, business, email);
  const token = await mailedToken(server, email);
  const nora = await signUp(server, { name: "Nora Bell", email });
  expect(await accept(nora, token)).toMatchObject({ status: 200, body: { businessId: business } });
  const admins = await nora.get<BusinessAdminView[]>(`/api/businesses/${business}/admins`);
  expect(admins.body).toMatchObject([
    { userId: nora.user.id, inviter: { name: "Rosa Ortiz" }, invitedAt: createdAt },
  ]);
  expect(admins.body[0]?.acceptedAt).not.toBeNull();
  expect((await nora.get<BusinessView[]>("/api/businesses")).body).toMatchObject([{ role: "admin" }]);
  const verified = "SELECT email_verified_at IS NOT NULL AS verified FROM users WHERE id = $1";
  expect((await cast.sql.query(verified, [nora.user.id])).rows).toEqual([{ verified: true }]);
  expect((await nora.get(`/api/businesses/${business}/invitations`)).body).toEqual([]);
  expect(await actionsOn(cast.sql, business)).toEqual([
    "business.admin-invited",
    "business.invitation-accepted",
  ]);
  expect(await detail(token)).toMatchObject({ status: 200, body: { status: "accepted" } });
  const { message } = await expectRefusal(cast.sql, () => accept(nora, token), 409, "conflict");
  expect(message).toBe("This invitation has already been accepted.");
});

test("a refusal names the first obstacle: another address, accepted already, expired", async () => {
  const business = await newBusiness();
  const { email } = cast.june.user;
  const done = await addInvitation(cast.sql, business, email, { acceptedAt: PAST, expiresAt: PAST });
  const late = await addInvitation(cast.sql, business, email, { expiresAt: PAST });
  for (const { token } of [done, late]) {
    const other = () => accept(cast.mateo, token);
    const { message } = await expectRefusal(cast.sql, other, 403, "forbidden");
    expect(message).toBe(es.errors.invitationOtherAddress.replace("{email}", email));
  }
  await expectRefusal(cast.sql, () => accept(cast.june, done.token), 409, "conflict");
  const { message } = await expectRefusal(cast.sql, () => accept(cast.june, late.token), 410, "gone");
  expect(message).toMatch(/^Invitation Expired.*contact the business owner for a new invitation\.$/);
  expect(await detail(late.token)).toMatchObject({ status: 200, body: { status: "expired" } });
});

test("accepting never makes the business's owner its admin", async () => {
  const owner = await signUp(server, { name: "Rosa Ortiz" });
  const business = await addBusiness(cast.sql, owner.user.id);
  const email = newAddress();
  await invited(owner, business, email);
  const token = await mailedToken(server, email);
  const { password: currentPassword } = owner.user;
  await owner.put("/api/user/profile", { name: "Rosa Ortiz", email, currentPassword });
  const { message } = await expectRefusal(cast.sql, () => accept(owner, token), 409, "conflict");
  expect(message).toBe(en.errors.ownBusiness);
});

test("accepting updates the row of somebody made an admin in the meantime", async () => {
  const business = await newBusiness();
  await addAdmin(cast.sql, business, cast.june.user.id, { accepted: false });
  const { token } = await addInvitation(cast.sql, business, cast.june.user.email);
  expect((await accept(cast.june, token)).status).toBe(200);
  const admins = { business_id: business, user_id: cast.june.user.id };
  expect(await countRows(cast.sql, "business_admins", admins)).toBe(1);
  expect((await cast.june.get(`/api/businesses/${business}/admins`)).status).toBe(200);
});
