import { afterAll, expect, test, vi } from "vitest";
import type { DeletionView } from "./view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { entitle } from "@/sandbox/database/rows";
import { gatherCast, join, made } from "@/sandbox/fixtures/cast";
import { createOperator } from "@/sandbox/fixtures/operators";
import { photoFiles, uploadPhoto } from "@/sandbox/fixtures/photos/post-photos";
import { unchanged } from "@/sandbox/fixtures/site-fixture";
import { Client, type SignedInClient, signUp } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

/* People delete their own account, and may take that back for seven days. */
const DAY_MS = 24 * 60 * 60 * 1000;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));
// Imported late and fresh: the modules read the database's address when they are loaded.
vi.resetModules().stubEnv("DATABASE_URL", server.databaseUrl).stubEnv("DATA_DIR", server.dataDir);
/** The job that runs every hour. */
const { deleteDueAccounts: deleteDue } = await import("./own-deletion");
const { deleteAccount } = await import("./delete-account");
const { cleanUpUploads: cleanUp } = await import("@/lib/uploads/clean-up-uploads");
const { disconnect } = await import("@/lib/kernel/db");
const { log } = await import("@/lib/kernel/log");

afterAll(() => disconnect());

const ask = (person: SignedInClient, more: object = {}) =>
  person.post<DeletionView>("/api/user/deletion", { currentPassword: person.user.password, ...more });
const dueOf = async (person: SignedInClient) =>
  (await person.get<DeletionView>("/api/user/deletion")).body.dueAt;
const logIn = async ({ user: { email, password } }: SignedInClient) =>
  (await new Client(server.url).post("/api/login", { email, password })).status;

/** Lets the days pass after which the account is deleted. */
const pass = (person: SignedInClient, days: number) =>
  cast.sql.query(
    "UPDATE users SET deletion_due_at = deletion_due_at - make_interval(days => $2) WHERE id = $1",
    [person.user.id, days],
  );

test("an account is deleted seven days after its person asked, and can be used until then", async () => {
  const tino = await signUp(server, { name: "Tino Galdames" });
  await join(cast.rosa, cast.harlow.id, tino);
  await made(tino.post(`/api/projects/${cast.harlow.id}/updates`, { content: "Sill is level" }));
  server.inbox.store.clear();
  const { status, body } = await ask(tino);
  expect(status).toBe(200);
  expect(Math.round((Date.parse(body.dueAt ?? "") - Date.now()) / DAY_MS)).toBe(7);
  expect((await server.inbox.store.waitFor(tino.user.email)).subject).toBe("Your account will be deleted");
  expect((await ask(tino)).body.dueAt).toBe(body.dueAt);

  await pass(tino, 6);
  await deleteDue();
  expect(await logIn(tino)).toBe(200);
  await pass(tino, 1);
  await deleteDue();
  expect(await logIn(tino)).toBe(401);
  expect((await tino.get("/api/user")).status).toBe(401);
  const { body: updates } = await cast.rosa.get<object[]>(`/api/projects/${cast.harlow.id}/updates`);
  const former = { name: "Deleted account", role: "former" };
  expect(updates).toContainEqual(
    expect.objectContaining({ content: "Sill is level", author: expect.objectContaining(former) as object }),
  );
});

test("who takes it back keeps the account, also on the last day", async () => {
  const ida = await signUp(server, { name: "Ida Krol" });
  await ask(ida);
  await pass(ida, 7);
  expect((await ida.delete("/api/user/deletion")).status).toBe(204);
  expect(await dueOf(ida)).toBeNull();
  await deleteDue();
  expect(await logIn(ida)).toBe(200);
});

test("a wrong or missing password changes nothing", async () => {
  const { mateo } = cast;
  for (const currentPassword of ["a guess", undefined])
    expect((await unchanged(cast.sql, () => ask(mateo, { currentPassword }))).status).toBe(400);
  expect(await dueOf(mateo)).toBeNull();
});

test("a running subscription has to end first, and projects go only if that is said", async () => {
  const hal = await signUp(server, { name: "Hal Weiss" });
  const business = await made(hal.post("/api/businesses", { name: "Weiss Decks" }));
  const setStatus = (status: string) =>
    cast.sql.query("UPDATE businesses SET subscription_status = $2 WHERE id = $1", [business, status]);
  await setStatus("active");
  const project = await made(hal.post("/api/projects", { name: "Pier", businessId: business }));
  expect((await unchanged(cast.sql, () => ask(hal, { withProjects: true }))).status).toBe(409);
  await setStatus("canceled");
  const refused = await unchanged(cast.sql, () => ask(hal));
  expect(refused.body).toMatchObject({ issues: [{ path: "withProjects" }] });
  const { body } = await ask(hal, { withProjects: true });
  expect(body.businesses).toEqual([{ id: business, name: "Weiss Decks", projects: 1, isRunning: false }]);

  await pass(hal, 7);
  await setStatus("active");
  await deleteDue();
  expect((await hal.get(`/api/projects/${project}`)).status).toBe(200);
  // As a deletion that failed has left it: its person can no longer cancel.
  await cast.sql.query("UPDATE users SET suspended_at = now() WHERE id = $1", [hal.user.id]);
  const logged = vi.spyOn(log, "warn").mockReturnValue();
  await deleteDue();
  expect(logged.mock.calls).toEqual([[{ user: hal.user.id }, "account not deleted: a subscription runs"]]);
  await setStatus("canceled");
  await deleteDue();
  const { rows } = await cast.sql.query("SELECT 1 FROM projects WHERE id = $1", [project]);
  expect(rows).toEqual([]);
});

test("the deletion of somebody whom an operator has suspended waits until that is lifted, and for seven days more", async () => {
  const olga = await createOperator(server, "Olga Novak");
  const tess = await signUp(server, { name: "Tess Arden" });
  const business = await made(tess.post("/api/businesses", { name: "Arden Decks" }));
  await entitle(cast.sql, business);
  await made(tess.post("/api/projects", { name: "Pier", businessId: business }));
  await cast.sql.query("UPDATE businesses SET subscription_status = 'canceled' WHERE id = $1", [business]);
  const { dueAt } = (await ask(tess, { withProjects: true })).body;
  const userId = tess.user.id;
  const stored = async () => {
    const { rows } = await cast.sql.query<{ due: Date | null; projects: number }>(
      `SELECT deletion_due_at AS due, (SELECT count(*)::int FROM projects WHERE business_id = $2) AS projects
       FROM users WHERE id = $1`,
      [userId, business],
    );
    const left = (rows[0]?.due?.getTime() ?? 0) - Date.now();
    return { days: Math.ceil(left / DAY_MS) + 0, ...rows[0] };
  };

  const suspended = await olga.call("suspend-user", { userId });
  expect(suspended.body).toMatchObject({ deletionDueAt: dueAt });
  await pass(tess, 6);
  await cast.sql.query("UPDATE users SET suspended_at = suspended_at - interval '6 days' WHERE id = $1", [
    userId,
  ]);
  await pass(tess, 1);
  await deleteDue();
  expect(await stored()).toMatchObject({ days: 0, projects: 1 });

  server.inbox.store.clear();
  await olga.call("unsuspend-user", { userId });
  expect((await server.inbox.store.waitFor(tess.user.email)).subject).toBe("Your account will be deleted");
  expect(await stored()).toMatchObject({ days: 7, projects: 1 });

  // Suspended once the day has come, before the job has run.
  await pass(tess, 7);
  await olga.call("suspend-user", { userId });
  await deleteDue();
  expect(await stored()).toMatchObject({ days: 7, projects: 1 });

  await olga.call("unsuspend-user", { userId });
  await pass(tess, 7);
  // As a deletion that failed has left it.
  await cast.sql.query("UPDATE users SET suspended_at = now() WHERE id = $1", [userId]);
  await deleteDue();
  expect(await stored()).toMatchObject({ due: null, projects: 0 });
});

test("a deletion at the command line that fails half-way is finished at the next hour, where its person had asked for it", async () => {
  const ida = await signUp(server, { name: "Ida Krol" });
  const { id, email } = ida.user;
  await ask(ida);
  await cast.sql.query(`ALTER TABLE users ADD CONSTRAINT kept CHECK (id <> '${id}' OR deleted_at IS NULL)`);
  await expect(deleteAccount({ email, withProjects: false })).rejects.toThrow("kept");
  await cast.sql.query("ALTER TABLE users DROP CONSTRAINT kept");
  await deleteDue();
  const { rows } = await cast.sql.query("SELECT name FROM users WHERE id = $1", [id]);
  expect(rows).toEqual([{ name: "Deleted account" }]);
});

test("what a request adds that ran during the deletion goes at the next hour, once", async () => {
  const owner = await signUp(server, { name: "Ana Weiss" });
  const late = await signUp(server, { name: "Lea Bruck", language: "es" });
  const businessId = await made(owner.post("/api/businesses", { name: "Weiss Decks" }));
  await entitle(cast.sql, businessId);
  const project = await made(owner.post("/api/projects", { name: "Pier", businessId }));
  await ask(late);
  await pass(late, 7);
  await deleteDue();
  const { id } = late.user;
  await cast.sql.query("INSERT INTO project_members (project_id, user_id, role) VALUES ($1, $2, 'worker')", [
    project,
    id,
  ]);
  await cast.sql.query(
    "INSERT INTO businesses (id, name, owner_id) VALUES (gen_random_uuid(), 'Bruck', $1)",
    [id],
  );
  await cast.sql.query("UPDATE users SET name = 'Lea Bruck', time_zone = 'Europe/Vienna' WHERE id = $1", [
    id,
  ]);
  await deleteDue();
  const { rows } = await cast.sql.query(
    `SELECT name, time_zone AS zone,
       (SELECT count(*)::int FROM project_members WHERE user_id = users.id) AS memberships,
       (SELECT count(*)::int FROM businesses WHERE owner_id = users.id) AS businesses,
       (SELECT count(*)::int FROM action_logs WHERE action = 'user.deleted' AND entity_id = users.id) AS said
     FROM users WHERE id = $1`,
    [id],
  );
  expect(rows).toEqual([{ name: "Cuenta eliminada", zone: null, memberships: 0, businesses: 0, said: 1 }]);
});

test("a plan that is cancelled, and will not be charged again, is not in the way", async () => {
  const ida = await signUp(server, { name: "Ida Krol" });
  const business = await made(ida.post("/api/businesses", { name: "Krol Roofs" }));
  const set = (columns: string) =>
    cast.sql.query(`UPDATE businesses SET ${columns} WHERE id = $1`, [business]);
  await set("subscription_status = 'active', cancel_at_period_end = true, next_charge_at = now()");
  expect((await unchanged(cast.sql, () => ask(ida, { withProjects: true }))).status).toBe(409);
  await set("next_charge_at = NULL");
  const { status, body } = await ask(ida, { withProjects: true });
  expect([status, body.businesses[0]?.isRunning, typeof body.dueAt]).toEqual([200, false, "string"]);
  await pass(ida, 7);
  await deleteDue();
  expect(await logIn(ida)).toBe(401);
});

test("projects that are made before the day go only if that was said, with a business that had none", async () => {
  const ida = await signUp(server, { name: "Ida Krol" });
  await made(ida.post("/api/businesses", { name: "Krol Roofs" }));
  const refused = await unchanged(cast.sql, () => ask(ida));
  expect(refused.body).toMatchObject({ issues: [{ path: "withProjects" }] });
  expect((await ask(ida, { withProjects: true })).status).toBe(200);
});

/** Which of these photos are still there, in rows and in files; each is in both or in neither. */
async function left(photos: Record<string, string>): Promise<string[]> {
  await cleanUp();
  const files = photoFiles(server);
  const { rows } = await cast.sql.query<{ id: string }>("SELECT upload_id AS id FROM photos");
  return Object.entries(photos).flatMap(([name, id]) => {
    const isThere = [id, `${id}.thumb`].map((file) => files.includes(file));
    expect([name, ...isThere]).toEqual([name, ...Array<boolean>(2).fill(rows.some((row) => row.id === id))]);
    return isThere[0] ? [name] : [];
  });
}

test("photos go with the account where its messages go, and stay where its updates stay; business and project take theirs", async () => {
  const owner = await signUp(server, { name: "Ana Weiss" });
  const worker = await signUp(server, { name: "Tino Galdames" });
  const businessId = await made(owner.post("/api/businesses", { name: "Weiss Decks" }));
  await entitle(cast.sql, businessId);
  const project = await made(owner.post("/api/projects", { name: "Pier", businessId }));
  await join(owner, project, worker);
  const photos = {
    update: await uploadPhoto(worker),
    comment: await uploadPhoto(worker),
    team: await uploadPhoto(worker),
    direct: await uploadPhoto(worker),
    answer: await uploadPhoto(owner),
    unposted: await uploadPhoto(worker),
  };
  const update = await made(worker.post(`/api/projects/${project}/updates`, { photoIds: [photos.update] }));
  await made(worker.post(`/api/updates/${update}/comments`, { photoIds: [photos.comment] }));
  const messages = `/api/projects/${project}/messages`;
  await made(worker.post(messages, { photoIds: [photos.team] }));
  await made(worker.post(messages, { photoIds: [photos.direct], recipientId: owner.user.id }));
  await made(owner.post(messages, { photoIds: [photos.answer], recipientId: worker.user.id }));
  expect(await left(photos)).toEqual(Object.keys(photos));

  await ask(worker);
  await pass(worker, 7);
  await deleteDue();
  expect(await left(photos)).toEqual(["update", "comment", "team"]);

  await cast.sql.query("UPDATE businesses SET subscription_status = 'canceled' WHERE id = $1", [businessId]);
  await ask(owner, { withProjects: true });
  await pass(owner, 7);
  await deleteDue();
  expect(await left(photos)).toEqual([]);
});
