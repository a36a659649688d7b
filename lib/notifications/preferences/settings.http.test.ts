import webPush from "web-push";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type * as Unsubscribe from "../deliver/unsubscribe";
import type { DeliveryPreferencesView } from "../view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { newWorker, rosasSite } from "@/sandbox/fixtures/site-fixture";
import { Client, signIn, type SignedInClient } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startPushService } from "@/sandbox/push/push-service";
import { SHARED_SECRET } from "@/sandbox/servers/own-server";
import { startTestServer } from "@/sandbox/servers/test-server";

const PREFERENCES = "/api/notification-preferences";
const SUBSCRIPTIONS = "/api/push-subscriptions";

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const service = await forThisFile(startPushService(publicKey));
const env = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_SERVICES: service.origin };
const server = await forThisFile(startTestServer({ env }));
const sql = await forThisFile(connect(server.databaseUrl));
const site = await rosasSite(server);
const rosa = site.rosa;
const mateo = await newWorker(server, site);

const read = async (person: SignedInClient) => (await person.get<DeliveryPreferencesView>(PREFERENCES)).body;
const kindsOf = async (person: SignedInClient) => (await read(person)).kinds;

describe("preferences", () => {
  test("begin with what concerns people on site, and with mentions at once for those who run a business", async () => {
    const [office, onSite] = [await kindsOf(rosa), await kindsOf(mateo)];
    expect(office.mention).toEqual({ app: true, email: "immediately", push: true });
    expect(office["update.posted"].email).toBe("daily");
    expect(onSite.mention).toEqual({ app: true, email: "daily", push: true });
    expect(onSite["update.posted"]).toEqual({ app: true, email: "never", push: false });
  });

  test("change where they are named alone, also two at once", async () => {
    const before = await kindsOf(mateo);
    const put = (kinds: object) => mateo.put(PREFERENCES, { kinds });
    const answers = await Promise.all([
      put({ mention: { push: false } }),
      put({ mention: { email: "never" } }),
      put({ assignment: { app: false } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await kindsOf(mateo)).toEqual({
      ...before,
      mention: { app: true, email: "never", push: false },
      assignment: { ...before.assignment, app: false },
    });
  });

  test.each([
    [{ kinds: { "payment.failed": { app: false } } }, "kinds"],
    [{ kinds: { "no.kind": { app: false } } }, "kinds.no.kind"],
    [{ kinds: { mention: { email: "hourly" } } }, "kinds.mention.email"],
    [{ quietHours: { from: "18:00", to: "18:00" } }, "quietHours.to"],
    [{ quietHours: { from: "24:00", to: "06:00" } }, "quietHours.from"],
    [{ timeZone: "Mars/Olympus" }, "timeZone"],
  ])("%j is refused", async (body, path) => {
    const { issues } = await expectRefusal(sql, () => rosa.put(PREFERENCES, body), 400, "validation_failed");
    expect(issues).toMatchObject([{ path: expect.stringContaining(path.split(".")[0] ?? "") }]);
  });

  test("a project is muted until a morning of one's own, and heard of again", async () => {
    await mateo.put(PREFERENCES, { quietHours: { from: "18:00", to: "06:30" }, timeZone: "America/Chicago" });
    const path = `/api/projects/${site.projectId}/mute`;
    const { body } = await mateo.put<DeliveryPreferencesView>(path, { until: "monday" });
    const until = new Date(body.mutes[0]?.until ?? "");
    const words = { timeZone: "America/Chicago", weekday: "long", timeStyle: undefined } as const;
    expect(until.toLocaleDateString("en-US", words)).toBe("Monday");
    expect(until.toLocaleTimeString("en-US", { timeZone: "America/Chicago" })).toBe("6:30:00 AM");
    expect((await mateo.put<DeliveryPreferencesView>(path, { until: "always" })).body.mutes).toEqual([
      { projectId: site.projectId, until: null },
    ]);
    expect((await mateo.delete<DeliveryPreferencesView>(path)).body.mutes).toEqual([]);
  });

  test("a project is muted until six in the morning of the device from which the call comes", async () => {
    const june = await newWorker(server, site);
    june.setCookie("time_zone", encodeURIComponent("America/Los_Angeles"));
    const path = `/api/projects/${site.projectId}/mute`;
    const { body } = await june.put<DeliveryPreferencesView>(path, { until: "tomorrow" });
    const until = new Date(body.mutes[0]?.until ?? "");
    expect(until.toLocaleTimeString("en-US", { timeZone: "America/Los_Angeles" })).toBe("6:00:00 AM");
  });
});

describe("a browser that takes pushes", () => {
  const browsersOf = async ({ user }: SignedInClient) =>
    (
      await sql.query<{ endpoint: string }>(
        "SELECT endpoint FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at, id",
        [user.id],
      )
    ).rows.map(({ endpoint }) => endpoint);

  test("is whose account subscribed there last, until they turn it off", async () => {
    const browser = service.newBrowser();
    for (const person of [rosa, rosa, mateo])
      expect(await person.post(SUBSCRIPTIONS, browser)).toMatchObject({ status: 201 });
    expect([await browsersOf(rosa), await browsersOf(mateo)]).toEqual([[], [browser.endpoint]]);
    expect((await rosa.delete(SUBSCRIPTIONS, { endpoint: browser.endpoint })).status).toBe(204);
    expect(await browsersOf(mateo)).toEqual([browser.endpoint]);
    expect((await mateo.delete(SUBSCRIPTIONS, { endpoint: browser.endpoint })).status).toBe(204);
    expect(await browsersOf(mateo)).toEqual([]);
  });

  test("is one of two accounts' that subscribe there at once", async () => {
    const browser = service.newBrowser();
    const answers = await Promise.all([rosa, mateo].map((person) => person.post(SUBSCRIPTIONS, browser)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect([...(await browsersOf(rosa)), ...(await browsersOf(mateo))]).toEqual([browser.endpoint]);
  });

  test("takes the place of the oldest of ten", async () => {
    const june = await newWorker(server, site, { name: "June Park", language: "en" });
    const browsers = Array.from({ length: 11 }, () => service.newBrowser());
    for (const browser of browsers) await june.post(SUBSCRIPTIONS, browser);
    expect(await browsersOf(june)).toEqual(browsers.slice(1).map(({ endpoint }) => endpoint));
  });

  test.each([
    ["another host", { endpoint: "https://evil.example/push" }],
    ["a host of this network", { endpoint: "https://127.0.0.1/push" }],
    ["no https", { endpoint: "http://fcm.googleapis.com/push" }],
    ["a key that is no point of the curve", { keys: { p256dh: Buffer.alloc(65, 4).toString("base64url") } }],
    ["a short secret", { keys: { auth: "AAAA" } }],
  ])("with %s is refused", async (_, wrong) => {
    const browser = service.newBrowser();
    const body = { ...browser, ...wrong, keys: { ...browser.keys, ...("keys" in wrong ? wrong.keys : {}) } };
    await expectRefusal(sql, () => rosa.post(SUBSCRIPTIONS, body), 400, "validation_failed");
  });

  test("is told what was posted for its person", async () => {
    const [browser, person] = [
      service.newBrowser(),
      await signIn(server, mateo.user.email, mateo.user.password),
    ];
    await person.put(PREFERENCES, { kinds: { "message.direct": { push: true } }, quietHours: null });
    // The browsers of before are told, too.
    await sql.query("DELETE FROM push_subscriptions");
    await person.post(SUBSCRIPTIONS, browser);
    await rosa.post(`/api/projects/${site.projectId}/messages`, {
      content: "Bring the level.",
      recipientId: mateo.user.id,
    });
    await vi.waitFor(
      () => expect(service.received.map(({ endpoint }) => endpoint)).toEqual([browser.endpoint]),
      { timeout: 20_000, interval: 100 },
    );
    expect(service.received[0]?.message.notification).toMatchObject({ title: "Rosa Ortiz wrote to you" });
    expect(service.refused).toEqual([]);
  });
});

describe("the link that turns emails off", () => {
  let path: string;

  beforeAll(async () => {
    vi.resetModules().stubEnv("AUTH_SECRET", SHARED_SECRET);
    const { unsubscribeToken }: typeof Unsubscribe = await import("../deliver/unsubscribe");
    path = `/api/unsubscribe/${unsubscribeToken(rosa.user.id, "daily")}`;
    vi.unstubAllEnvs();
  });

  test("does nothing when a scanner opens it, and works once a mail program posts to it, signed in or not", async () => {
    const before = await kindsOf(rosa);
    const opened = await new Client(server.url).get(path);
    expect(opened.status).toBe(303);
    expect(opened.headers.get("location")).toContain("/unsubscribe?token=");
    expect(await kindsOf(rosa)).toEqual(before);
    const posted = await fetch(server.url + path, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(posted.status).toBe(204);
    const after = await kindsOf(rosa);
    expect(Object.values(after).map(({ email }) => email)).not.toContain("daily");
    expect(after.mention).toEqual(before.mention);
  });
});
