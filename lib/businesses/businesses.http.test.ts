import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { BusinessAdminView, BusinessView } from "./view";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addBusiness, countRows, entitle } from "@/sandbox/database/rows";
import { gatherCast, made } from "@/sandbox/fixtures/cast";
import { actionsOn } from "@/sandbox/fixtures/invitation-fixture";
import { type Client, signUp } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

describe("a business", () => {
  test("belongs to its creator, starts without a plan and with its trial", async () => {
    const input = { name: "  Ortiz Decks  ", description: "  Decks and porches \n" };
    const { status, body } = await cast.rosa.post<BusinessView>("/api/businesses", input);
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: "Ortiz Decks", description: "Decks and porches", role: "owner" });
    expect(body).toMatchObject({ entitled: false, trialAvailable: true, isEarlyAdopter: false });
    expect(body).toMatchObject({
      subscriptionStatus: null,
      subscriptionPlan: null,
      cancelAtPeriodEnd: false,
    });
    expect(new Date(body.createdAt).toISOString()).toBe(body.createdAt);
    expect(await actionsOn(cast.sql, body.id)).toEqual(["business.created"]);
  });

  test("is listed for its owner and its admins, each with their role, and for nobody else", async () => {
    const listed = async (client: Client) => {
      const { body } = await client.get<BusinessView[]>("/api/businesses");
      return body.filter(({ id }) => id === cast.ortiz || id === cast.chen).map(({ id, role }) => [id, role]);
    };
    expect(await listed(cast.rosa)).toEqual([[cast.ortiz, "owner"]]);
    expect(await listed(cast.dale)).toEqual([[cast.ortiz, "admin"]]);
    expect(await listed(cast.mei)).toEqual([[cast.chen, "owner"]]);
    expect(await listed(cast.mateo)).toEqual([]);
  });

  test("keeps its description when an edit leaves it out, and clears it when an edit sends null or blanks", async () => {
    const id = await made(cast.rosa.post("/api/businesses", { name: "Edited", description: "First" }));
    const edit = async (input: object) => {
      const { status, body } = await cast.rosa.put<BusinessView>(`/api/businesses/${id}`, input);
      return [status, body.name, body.description];
    };
    expect(await edit({ name: "Renamed" })).toEqual([200, "Renamed", "First"]);
    expect(await edit({ name: "Renamed", description: "Second" })).toEqual([200, "Renamed", "Second"]);
    expect(await edit({ name: "Renamed", description: null })).toEqual([200, "Renamed", null]);
    expect(await edit({ name: "Renamed", description: "Third" })).toEqual([200, "Renamed", "Third"]);
    expect(await edit({ name: "Renamed", description: "  " })).toEqual([200, "Renamed", null]);
  });

  test.each([
    ["a name of 255", { name: "n".repeat(255) }, undefined],
    ["a name of 255 after trimming", { name: ` ${"n".repeat(255)} ` }, undefined],
    ["a name of 256", { name: "n".repeat(256) }, "name"],
    ["a name of 128 emoji, which are 256 units", { name: "🪚".repeat(128) }, "name"],
    ["a domain as its name", { name: "Roofs.com LLC" }, undefined],
    ["a link as its name", { name: "ACCOUNT SUSPENDED https://evil.example" }, "name"],
    ["a path in its name", { name: "Roofs.com/refund" }, "name"],
    ["no name", {}, "name"],
    ["a blank name", { name: " \t " }, "name"],
    ["a name that is a number", { name: 7 }, "name"],
    ["a name with a NUL", { name: "a\0b" }, "name"],
    ["a description of 5,000", { name: "Long", description: "d".repeat(5000) }, undefined],
    ["a description of 5,001", { name: "Long", description: "d".repeat(5001) }, "description"],
  ])("with %s can be both created and edited, or neither", async (_, input, path) => {
    const id = await addBusiness(cast.sql, cast.rosa.user.id);
    const calls = [
      () => cast.rosa.post("/api/businesses", input),
      () => cast.rosa.put(`/api/businesses/${id}`, input),
    ];
    if (path === undefined) {
      const statuses = [];
      for (const call of calls) statuses.push((await call()).status);
      expect(statuses).toEqual([201, 200]);
    } else {
      for (const call of calls) {
        const { issues } = await expectRefusal(cast.sql, call, 400, "validation_failed");
        expect(issues?.map((issue) => issue.path)).toEqual([path]);
      }
    }
  });

  test.each([
    ["a malformed id", "17"],
    ["an unknown id", randomUUID()],
  ])("under %s is not found", async (_, id) => {
    const edit = () => cast.rosa.put(`/api/businesses/${id}`, { name: "Nobody's" });
    await expectRefusal(cast.sql, edit, 404, "not_found");
  });
});

describe("an admin", () => {
  test("is added by their address in any case, accepted at once, and notified in their language", async () => {
    const berta = await signUp(server, {
      name: "Berta Lugo",
      language: "es",
      email: `berta.${randomUUID()}@example.com`,
    });
    const email = ` ${berta.user.email.toUpperCase()} `;
    const business = await made(cast.rosa.post("/api/businesses", { name: "Ortiz Roofs" }));
    const { status, body } = await cast.rosa.post<{ status: string; admin: BusinessAdminView }>(
      `/api/businesses/${business}/admins`,
      { email },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: "added",
      admin: { userId: berta.user.id, inviter: { name: "Rosa Ortiz" } },
    });
    expect(body.admin.acceptedAt).not.toBeNull();
    const subject = es.mail.adminAddedSubject.replace("{business}", "Ortiz Roofs");
    const mail = await server.inbox.store.waitFor(berta.user.email, subject);
    expect(mail.text).toContain("Rosa Ortiz");
    expect((await berta.get<BusinessView[]>("/api/businesses")).body.map(({ id }) => id)).toEqual([business]);
  });

  test("who reads English is notified in English", async () => {
    const subject = en.mail.adminAddedSubject.replace("{business}", "Ortiz Framing");
    const mail = await server.inbox.store.waitFor(cast.dale.user.email, subject);
    expect(mail.to).toEqual([cast.dale.user.email]);
  });

  test("appears in the list with name and address, in the order of the invitations", async () => {
    const { body } = await cast.dale.get<BusinessAdminView[]>(`/api/businesses/${cast.ortiz}/admins`);
    const { dale, nadia } = cast;
    expect(body.map(({ user }) => user)).toEqual(
      [dale, nadia].map(({ user }) => ({ name: user.name, email: user.email })),
    );
    expect(body.every(({ invitedAt, acceptedAt }) => Boolean(Date.parse(invitedAt) && acceptedAt))).toBe(
      true,
    );
  });

  test.each([
    ["the owner", () => cast.rosa.user.email, 409, "conflict"],
    ["an existing admin", () => cast.dale.user.email.toUpperCase(), 409, "conflict"],
    ["no address", () => "  ", 400, "validation_failed"],
    ["an invalid address", () => "dale", 400, "validation_failed"],
  ])("cannot be %s", async (_, email, status, code) => {
    const add = () => cast.rosa.post(`/api/businesses/${cast.ortiz}/admins`, { email: email() });
    const { issues } = await expectRefusal(cast.sql, add, status, code);
    if (status === 400) expect(issues?.map(({ path }) => path)).toEqual(["email"]);
  });

  test("added twice concurrently is added once", async () => {
    const business = await addBusiness(cast.sql, cast.rosa.user.id);
    const add = () => cast.rosa.post(`/api/businesses/${business}/admins`, { email: cast.june.user.email });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await countRows(cast.sql, "business_admins", { business_id: business })).toBe(1);
    expect(await actionsOn(cast.sql, business)).toEqual(["business.admin-added"]);
  });

  test("may step down, and then has no access to the business", async () => {
    const business = await made(cast.rosa.post("/api/businesses", { name: "Brief" }));
    await cast.rosa.post(`/api/businesses/${business}/admins`, { email: cast.june.user.email });
    const stepDown = () => cast.june.delete(`/api/businesses/${business}/admins/${cast.june.user.id}`);
    expect((await stepDown()).status).toBe(204);
    await expectRefusal(cast.sql, stepDown, 404, "not_found");
    expect((await cast.june.get(`/api/businesses/${business}/admins`)).status).toBe(404);
  });

  test("may create projects only while the business is entitled", async () => {
    const business = await made(cast.rosa.post("/api/businesses", { name: "Unpaid" }));
    await cast.rosa.post(`/api/businesses/${business}/admins`, { email: cast.june.user.email });
    const create = () => cast.june.post("/api/projects", { name: "Porch", businessId: business });
    const { message } = await expectRefusal(cast.sql, create, 402, "subscription_required");
    expect(message).toBe("Active subscription required");
    await entitle(cast.sql, business);
    expect((await create()).status).toBe(201);
  });
});
