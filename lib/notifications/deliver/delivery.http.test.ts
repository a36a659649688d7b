import { randomUUID } from "node:crypto";
import type { Client as Database } from "pg";
import webPush from "web-push";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type * as DeliverNotifications from "./deliver-notifications";
import type * as DeliverPush from "./deliver-push";
import type * as Digests from "./digests";
import type * as MailNotifications from "./mail-notifications";
import type * as MakeNotifications from "../make/make-notifications";
import type { NotificationKind } from "../shared/kinds";
import {
  addBusiness,
  addMember,
  addProject,
  addTranslation,
  addUpdate,
  addUser,
  confirmEmail,
} from "@/sandbox/database/rows";
import { connect, createTestDatabase, type TestDatabase } from "@/sandbox/database/test-database";
import { type Inbox, startInbox } from "@/sandbox/inbox/inbox-server";
import { type PushedBrowser, type PushService, startPushService } from "@/sandbox/push/push-service";
import { temporaryFolder } from "@/sandbox/run/folders";

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
/** Noon in Chicago, on a Thursday. */
const NOON = new Date("2026-11-19T18:00:00Z");

let database: TestDatabase;
let sql: Database;
let service: PushService;
let inbox: Inbox;
let product: typeof DeliverNotifications &
  typeof DeliverPush &
  typeof Digests &
  typeof MailNotifications &
  typeof MakeNotifications & { stop: () => Promise<void> };

beforeAll(async () => {
  [database, service, inbox] = await Promise.all([
    createTestDatabase(),
    startPushService(publicKey),
    startInbox({ folder: temporaryFolder("delivery") }),
  ]);
  sql = await connect(database.url);
  const variables = {
    APP_MODE: "test",
    APP_URL: "http://127.0.0.1:3000",
    DATABASE_URL: database.url,
    DIRECT_URL: database.url,
    AUTH_SECRET: "a secret of at least 32 characters",
    SMTP_URL: inbox.smtpUrl,
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    PUSH_SERVICES: service.origin,
    JOBS: "off",
    LOG_LEVEL: "silent",
  };
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const [deliver, push, digests, mail, make, { disconnect }, { closeQueue }] = await Promise.all([
    import("./deliver-notifications"),
    import("./deliver-push"),
    import("./digests"),
    import("./mail-notifications"),
    import("../make/make-notifications"),
    import("@/lib/kernel/db"),
    import("@/lib/events/queue"),
  ]);
  const stop = async () => {
    await closeQueue();
    await disconnect();
  };
  product = { ...deliver, ...push, ...digests, ...mail, ...make, stop };
});

afterAll(async () => {
  await product.stop();
  await Promise.all([sql.end(), service.stop(), inbox.stop()]);
  await database.drop();
  vi.unstubAllEnvs();
});

type Person = Awaited<ReturnType<typeof addUser>>;

let rosa: Person;
let mateo: Person;
let projectId: string;

beforeEach(async () => {
  await sql.query("DELETE FROM pgboss.job; DELETE FROM notifications");
  service.received.length = 0;
  rosa = await addUser(sql, "Rosa Ortiz");
  mateo = await addUser(sql, "Mateo Rivas");
  const business = await addBusiness(sql, rosa.id);
  projectId = await addProject(sql, business, { name: "Harlow Street" });
  await addMember(sql, projectId, mateo.id);
  await confirmEmail(sql, mateo.id);
  await sql.query("UPDATE users SET time_zone = 'America/Chicago' WHERE id = ANY ($1)", [
    [rosa.id, mateo.id],
  ]);
});

/** A person's browser that takes pushes, in a session of theirs. */
async function browserOf({ id }: Person): Promise<PushedBrowser & { id: string; sessionId: string }> {
  const [browser, subscription, session] = [service.newBrowser(), randomUUID(), randomUUID()];
  await sql.query("INSERT INTO sign_ins (id, user_id, session_version) VALUES ($1, $2, 0)", [session, id]);
  await sql.query(
    `INSERT INTO push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, '2026-01-01')`,
    [subscription, id, session, browser.endpoint, browser.keys.p256dh, browser.keys.auth],
  );
  return { ...browser, id: subscription, sessionId: session };
}

/** Somebody is told of an update of the other one's. */
async function tell(
  { id: userId }: Person,
  {
    kind = "mention",
    content = "@Mateo the slab is wet",
    at = NOON,
  }: { kind?: NotificationKind; content?: string; at?: Date } = {},
): Promise<string> {
  const authorId = userId === rosa.id ? mateo.id : rosa.id;
  const updateId = await addUpdate(sql, { projectId, authorId, content });
  const id = randomUUID();
  await sql.query(
    `INSERT INTO notifications (id, user_id, kind, project_id, actor_id, subject_type, subject_ids, place_id, source_id, source_seq, seq, created_at)
     SELECT $1, $2, $3, $4, $5, 'update', ARRAY[u.id], $4, $4, u.seq, u.seq, $6 FROM updates u WHERE u.id = $7`,
    [id, userId, kind, projectId, authorId, at, updateId],
  );
  return id;
}

const jobs = async (name: string) => {
  const text = "SELECT data, start_after AS start FROM pgboss.job WHERE name = $1 ORDER BY created_on, id";
  return (await sql.query<{ data: Record<string, string>; start: Date }>(text, [name])).rows;
};

const prefer = ({ id }: Person, { kinds = {}, from, to, showsText = false }: Record<string, unknown>) =>
  sql.query(
    `INSERT INTO notification_preferences (user_id, kinds, quiet_from, quiet_to, shows_text) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (user_id) DO UPDATE SET kinds = EXCLUDED.kinds, quiet_from = EXCLUDED.quiet_from, quiet_to = EXCLUDED.quiet_to, shows_text = EXCLUDED.shows_text`,
    [id, kinds, from, to, showsText],
  );

const push = (browser: { id: string }, now = NOON) =>
  product.deliverPush({ subscriptionId: browser.id }, now);
const shown = () => service.received.map(({ message }) => message.notification);
const isKept = async ({ id }: { id: string }) =>
  (await sql.query("SELECT FROM push_subscriptions WHERE id = $1", [id])).rowCount === 1;

describe("a push", () => {
  test("says who did what and where, not what was written, and comes once", async () => {
    const phone = await browserOf(mateo);
    const id = await tell(mateo);
    for (const _ of [1, 2]) await product.deliverNotifications([id], NOON);
    expect(await jobs("notifications.push")).toMatchObject([{ data: { subscriptionId: phone.id } }]);
    await push(phone);
    await push(phone);
    expect(service.received).toMatchObject([
      {
        endpoint: phone.endpoint,
        message: {
          web_push: 8030,
          notification: {
            title: "Rosa Ortiz mentioned you",
            body: "Harlow Street",
            lang: "en",
            navigate: expect.stringContaining(`http://127.0.0.1:3000/projects/${projectId}/updates/`),
          },
        },
      },
    ]);
    expect(service.refused).toEqual([]);
  });

  test("is queued together with what it tells of, by a job that is killed in between and repeated", async () => {
    const phone = await browserOf(mateo);
    const updateId = await addUpdate(sql, { projectId, authorId: rosa.id, content: "@Mateo Rivas wait" });
    await sql.query(
      `INSERT INTO events (project_id, seq, type, entity_id, actor_id, after)
       SELECT project_id, seq, 'update.posted', id, author_id, jsonb_build_object('authorId', author_id) FROM updates WHERE id = $1`,
      [updateId],
    );
    await sql.query("ALTER TABLE push_deliveries ADD CONSTRAINT killed CHECK (false) NOT VALID");
    await expect(product.makeNotifications([projectId])).rejects.toThrow();
    await sql.query("ALTER TABLE push_deliveries DROP CONSTRAINT killed");
    for (const _ of [1, 2]) await product.makeNotifications([projectId]);
    expect(await jobs("notifications.push")).toMatchObject([{ data: { subscriptionId: phone.id } }]);
  });

  test("quotes what was written for those who want it, in their language, within what services take", async () => {
    const phone = await browserOf(mateo);
    await sql.query("UPDATE users SET language = 'es' WHERE id = $1", [mateo.id]);
    await prefer(mateo, { showsText: true });
    await product.deliverNotifications([await tell(mateo, { content: "Ñandú 👷🏽 ".repeat(900) })], NOON);
    await push(phone);
    expect(shown()).toMatchObject([{ title: "Rosa Ortiz te mencionó", lang: "es" }]);
    expect(shown()[0]?.["body"]).toMatch(/^Harlow Street: Ñandú/);
    expect(service.received[0]?.size).toBeLessThan(4_096);
    const ids = [await tell(mateo, { content: "Done" })];
    await sql.query("UPDATE notifications SET read_at = now() WHERE id != $1", ids);
    const { rows } = await sql.query<{ id: string }>("SELECT id FROM updates WHERE content = 'Done'");
    for (const { id } of rows) await addTranslation(sql, projectId, { type: "update", id });
    await product.deliverNotifications(ids, NOON);
    await push(phone);
    expect(shown()[1]?.["body"]).toMatch(/^Harlow Street: Listo/);
  });

  test("tells of several things at once, however many newer ones were read since, beside an earlier push", async () => {
    const phone = await browserOf(mateo);
    const some = (at: Date) => Promise.all(Array.from({ length: 51 }, () => tell(mateo, { at })));
    const ids = [...(await some(NOON)), await tell(mateo, { kind: "comment.posted" })];
    const read = await some(new Date(NOON.getTime() + 1));
    await product.deliverNotifications([...ids, ...read], NOON);
    await sql.query("UPDATE notifications SET read_at = now() WHERE id = ANY ($1)", [read]);
    await push(phone);
    await product.deliverNotifications([await tell(mateo), await tell(mateo)], NOON);
    await push(phone);
    const two = { title: "2 new notifications" };
    expect(shown()).toMatchObject([{ title: "52 new notifications", body: "Harlow Street" }, two]);
    expect(shown()[0]?.["tag"]).not.toBe(shown()[1]?.["tag"]);
  });

  test.each([
    ["quiet hours", false, new Date("2026-11-20T04:00:00Z"), new Date("2026-11-20T12:30:00Z")],
    ["a quiet weekend", true, new Date("2026-11-21T04:00:00Z"), new Date("2026-11-23T12:30:00Z")],
  ])("waits for the end of %s, also when they began after it was queued", async (_, weekends, night, end) => {
    const phone = await browserOf(mateo);
    await product.deliverNotifications([await tell(mateo)], NOON);
    await prefer(mateo, { from: "18:00", to: "06:30" });
    await sql.query(
      `DELETE FROM pgboss.job; UPDATE notification_preferences SET quiet_weekends = ${weekends}`,
    );
    await push(phone, night);
    await product.deliverNotifications([await tell(mateo)], night);
    expect(service.received).toEqual([]);
    expect((await jobs("notifications.push")).map(({ start }) => start)).toEqual([end, end]);
    await push(phone, end);
    expect(shown()).toMatchObject([{ title: "2 new notifications" }]);
  });

  test.each([
    ["no longer sees it", () => sql.query("DELETE FROM project_members WHERE user_id = $1", [mateo.id])],
    [
      "has read it",
      () => sql.query("UPDATE notifications SET read_at = now() WHERE user_id = $1", [mateo.id]),
    ],
    [
      "has muted the project",
      () => sql.query("INSERT INTO project_mutes VALUES ($1, $2, NULL)", [mateo.id, projectId]),
    ],
    ["has turned its kind off", () => prefer(mateo, { kinds: { mention: { push: false } } })],
    ["is suspended", () => sql.query("UPDATE users SET suspended_at = now() WHERE id = $1", [mateo.id])],
    [
      "has signed out there",
      () =>
        sql.query(
          "INSERT INTO ended_sessions (id, user_id, session_version) SELECT id, user_id, 0 FROM sign_ins WHERE user_id = $1",
          [mateo.id],
        ),
    ],
    [
      "has signed out everywhere",
      () => sql.query("UPDATE users SET session_version = 1 WHERE id = $1", [mateo.id]),
    ],
  ])("does not come to somebody who %s since it was queued", async (_, change) => {
    const phone = await browserOf(mateo);
    await product.deliverNotifications([await tell(mateo)], NOON);
    await change();
    await push(phone);
    expect(service.received).toEqual([]);
  });

  test.each([404, 410])("that is answered with %i ends its subscription", async (status) => {
    const phone = await browserOf(mateo);
    service.answer(phone, status);
    await product.deliverNotifications([await tell(mateo)], NOON);
    await push(phone);
    expect(await isKept(phone)).toBe(false);
  });

  test("waits in its own turn for a service that fails or hangs, and delays no other one", async () => {
    const [slow, broken, phone] = [await browserOf(mateo), await browserOf(mateo), await browserOf(mateo)];
    service.answer(slow, "hangs");
    service.answer(broken, 500);
    await product.deliverNotifications([await tell(mateo)], NOON);
    const { rows } = await sql.query("SELECT group_id FROM pgboss.job WHERE name = 'notifications.push'");
    expect(new Set(rows.map((row: { group_id: string }) => row.group_id)).size).toBe(3);
    const hanging = push(slow);
    await expect(push(broken)).rejects.toThrow();
    await push(phone);
    expect(service.received.map(({ endpoint }) => endpoint)).toContain(phone.endpoint);
    await expect(hanging).rejects.toThrow();
    service.answer(slow, 201);
    await push(slow);
    expect([await isKept(slow), await isKept(broken)]).toEqual([true, true]);
  });

  test.each([302, "endless"] as const)("reads little of an answer, and follows none: %s", async (answer) => {
    const phone = await browserOf(mateo);
    service.answer(phone, answer);
    await product.deliverNotifications([await tell(mateo)], NOON);
    await push(phone);
    await push(phone);
    expect(service.received).toHaveLength(1);
    expect(await isKept(phone)).toBe(true);
  });
});

describe("an email at once", () => {
  const mailed = (person: Person) => product.mailNotifications({ userId: person.id }, randomUUID(), NOON);

  test("goes to those who run a business when they are mentioned, once, with a way out that needs no signing in", async () => {
    const id = await tell(rosa, { content: "@Rosa where is the crane?" });
    for (const _ of [1, 2]) await product.deliverNotifications([id], NOON);
    expect((await jobs("mail.notifications")).map(({ data }) => data)).toEqual([{ userId: rosa.id }]);
    await mailed(rosa);
    await mailed(rosa);
    const mails = await inbox.store.list(rosa.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Mateo Rivas mentioned you · Harlow Street"]);
    expect(mails[0]?.text).toContain("where is the crane?");
    const header = (name: string) => mails[0]?.headers.find((one) => one.name === name)?.value;
    expect(header("List-Unsubscribe")).toMatch(/^<http:\/\/127\.0\.0\.1:3000\/api\/unsubscribe\/[\w.-]+>$/);
    expect(header("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  });

  test("waits for the end of quiet hours", async () => {
    await prefer(rosa, { from: "12:00", to: "13:00" });
    await product.deliverNotifications([await tell(rosa)], NOON);
    await mailed(rosa);
    expect(await inbox.store.list(rosa.email)).toEqual([]);
    const end = new Date("2026-11-19T19:00:00Z");
    expect((await jobs("mail.notifications")).map(({ start }) => start)).toEqual([end, end]);
  });

  test("never goes to an address that is not confirmed", async () => {
    await sql.query("UPDATE users SET email_verified_at = NULL WHERE id = $1", [rosa.id]);
    await product.deliverNotifications([await tell(rosa)], NOON);
    expect(await jobs("mail.notifications")).toEqual([]);
  });
});

describe("the daily digest", () => {
  const MORNING = new Date("2026-11-20T12:02:00Z");
  const run = async () => {
    for (const { data } of await jobs("mail.digest"))
      await product.mailDigest(data as { userId: string; since: string; until: string }, randomUUID());
    await sql.query("DELETE FROM pgboss.job");
  };

  test("comes once, after 6:00 in its person's time zone, with what they have not read and still see", async () => {
    await tell(rosa, { kind: "update.posted", content: "North wall poured." });
    const read = await tell(rosa, { kind: "update.posted", content: "Read already." });
    await sql.query("UPDATE notifications SET read_at = now() WHERE id = $1", [read]);
    await tell(rosa, { kind: "mention", content: "Mailed at once." });
    await product.scheduleDigests(new Date("2026-11-20T11:59:00Z"));
    expect(await jobs("mail.digest")).toEqual([]);
    await Promise.all([product.scheduleDigests(MORNING), product.scheduleDigests(MORNING)]);
    expect(await jobs("mail.digest")).toHaveLength(1);
    await run();
    await product.scheduleDigests(new Date("2026-11-20T12:32:00Z"));
    await run();
    const [mail, ...more] = await inbox.store.list(rosa.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("North wall poured.");
    expect(mail?.text).not.toMatch(/Read already|Mailed at once/);
  });

  test("lists the newest thirty, and says how many more there are", async () => {
    for (let n = 0; n < 32; n += 1) await tell(rosa, { kind: "update.posted", content: `Load ${n}.` });
    await product.scheduleDigests(MORNING);
    await run();
    const [mail] = await inbox.store.list(rosa.email);
    expect(mail?.subject).toBe("32 new notifications");
    expect(mail?.text).toContain("2 more are in the app.");
    expect(mail?.text.match(/Load \d/g)).toHaveLength(30);
  });

  test("covers each moment in one digest", async () => {
    await tell(rosa, { kind: "update.posted", content: "Before six.", at: new Date("2026-11-20T11:59:59Z") });
    await tell(rosa, { kind: "update.posted", content: "After six.", at: new Date("2026-11-20T12:00:00Z") });
    for (const day of ["2026-11-20", "2026-11-21", "2026-11-22"]) {
      await product.scheduleDigests(new Date(`${day}T12:02:00Z`));
      await run();
    }
    const texts = (await inbox.store.list(rosa.email)).map(
      ({ text }) => /(Before|After) six/.exec(text)?.[0],
    );
    expect(texts.sort()).toEqual(["After six", "Before six"]);
  });

  test("does not come when nothing happened that its person still sees", async () => {
    await tell(mateo, { content: "For Mateo." });
    await sql.query("DELETE FROM project_members WHERE user_id = $1", [mateo.id]);
    await product.scheduleDigests(MORNING);
    expect(await jobs("mail.digest")).toHaveLength(1);
    await run();
    expect(await inbox.store.list(mateo.email)).toEqual([]);
  });
});
