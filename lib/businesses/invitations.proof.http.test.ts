import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addBusiness, addInvitation, countRows } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { accept, invite, newAddress } from "@/sandbox/fixtures/invitation-fixture";
import type { Answer } from "@/sandbox/http/http-client";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

const newBusiness = () => addBusiness(cast.sql, cast.rosa.user.id);
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status).sort();

function logged(business: string, action: string): Promise<number> {
  return countRows(cast.sql, "action_logs", { entity_id: business, action });
}

test("of two concurrent acceptances one succeeds, and the other is refused as already accepted", async (context) => {
  const rounds = proofCount(200, 10);
  for (let round = 0; round < rounds; round += 1) {
    const business = await newBusiness();
    const { token } = await addInvitation(cast.sql, business, cast.june.user.email);
    const tries = [accept(cast.june, token), accept(cast.june.copy(), token)];
    expect(statusesOf(await Promise.all(tries))).toEqual([200, 409]);
    expect(await countRows(cast.sql, "business_admins", { business_id: business })).toBe(1);
    expect(await logged(business, "business.invitation-accepted")).toBe(1);
  }
  report(context, { rounds });
});

test.each([
  ["for the first time", false],
  ["after an invitation that expired", true],
])("an address invited several times at once %s is invited once", async (_, again) => {
  const rounds = proofCount(100, 5);
  for (let round = 0; round < rounds; round += 1) {
    const [business, email] = [await newBusiness(), newAddress()];
    if (again) await addInvitation(cast.sql, business, email, { expiresAt: new Date(0) });
    const answers = await Promise.all(Array.from({ length: 4 }, () => invite(cast.rosa, business, email)));
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409]);
    expect(await countRows(cast.sql, "admin_invitations", { business_id: business })).toBe(1);
    expect(await logged(business, "business.admin-invited")).toBe(1);
  }
});

test("inviting twice with one key invites once, with the same answer", async () => {
  const business = await newBusiness();
  const headers = { "idempotency-key": randomUUID() };
  const call = () =>
    cast.rosa.post(`/api/businesses/${business}/admins`, { email: "nora@example.com" }, { headers });
  const [first, second] = await Promise.all([call(), call()]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect(await countRows(cast.sql, "admin_invitations", { business_id: business })).toBe(1);
});

test("an invitation accepted and cancelled at once ends as one of the two", async (context) => {
  const rounds = proofCount(200, 10);
  let accepted = 0;
  for (let round = 0; round < rounds; round += 1) {
    const business = await newBusiness();
    const { id, token } = await addInvitation(cast.sql, business, cast.june.user.email);
    const cancel = cast.rosa.delete(`/api/businesses/${business}/invitations/${id}`);
    const [acceptance, cancellation] = await Promise.all([accept(cast.june, token), cancel]);
    const admins = await countRows(cast.sql, "business_admins", { business_id: business });
    const outcome = [acceptance.status, cancellation.status, admins];
    expect([
      [200, 404, 1],
      [404, 204, 0],
    ]).toContainEqual(outcome);
    accepted += admins;
  }
  report(context, { rounds, accepted });
});
