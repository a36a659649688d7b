import { expect, test, vi } from "vitest";
import { LISTENING_NAME } from "./listen";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { join, made } from "@/sandbox/fixtures/cast";
import { openScene, typesOf } from "@/sandbox/fixtures/event-scene";
import { createOperator } from "@/sandbox/fixtures/operators";
import { Client, signUp } from "@/sandbox/http/http-client";
import { within } from "@/sandbox/run/steps/proof";
import { at } from "@/sandbox/servers/start-examples";
import { startTestServer } from "@/sandbox/servers/test-server";

/*
 * Two servers on one database: what is done on the first is heard on the second.
 */
const CRON_SECRET = "the scheduler of a test";

const server = await forThisFile(startTestServer());
const env = { JOBS: "off", CRON_SECRET };
const other = await startTestServer({ databaseUrl: server.databaseUrl, env });
const scene = await forThisFile(openScene(server, other));

test("a reader who reconnects gets missed events once and in order; after too long, only a refresh", async () => {
  const reader = await scene.listen(scene.cast.june, scene.harlowEvents());
  await scene.settle(reader);
  reader.close();
  const ids = [
    await scene.post(scene.cast.rosa),
    await scene.post(scene.cast.mateo),
    await scene.post(scene.cast.dale),
  ];
  const back = await scene.listen(scene.cast.june, scene.harlowEvents(), reader.lastId());
  await scene.settle(back);
  expect(typesOf(back)).toEqual([...ids.map(() => "update.posted"), "project.edited"]);
  expect(back.events.slice(0, 3).map(({ data }) => data.entityId)).toEqual(ids);
  const first = Number(reader.lastId()) + 1;
  expect(back.events.map(({ data }) => data.seq)).toEqual([first, first + 1, first + 2, first + 3]);

  await scene.cast.sql.query("DELETE FROM events WHERE project_id = $1 AND seq = $2", [
    scene.cast.harlow.id,
    first,
  ]);
  const late = await scene.listen(scene.cast.june, scene.harlowEvents(), reader.lastId());
  const strange = await scene.listen(scene.cast.june, scene.harlowEvents(), "tomorrow");
  const ahead = await scene.listen(scene.cast.june, scene.harlowEvents(), "900000000");
  await scene.settle(late, strange, ahead);
  expect(typesOf(late)).toEqual([
    "project.refresh",
    "update.posted",
    "update.posted",
    "project.edited",
    "project.edited",
  ]);
  expect(typesOf(strange)).toEqual(["project.refresh", "project.edited"]);
  expect(typesOf(ahead)).toEqual(["project.refresh", "project.edited"]);
  expect(strange.events[0]?.data).toEqual({
    type: "project.refresh",
    projectId: scene.cast.harlow.id,
    seq: expect.any(Number) as unknown,
  });
});

test("the stream of all projects resumes in each project, and includes new ones", async () => {
  const reader = await scene.listen(scene.cast.rosa, "/api/events");
  const id = await made(
    scene.cast.dale.post("/api/projects", { businessId: scene.cast.ortiz, name: "Elm Court" }),
  );
  await vi.waitFor(() =>
    expect(reader.events.at(-1)?.data).toMatchObject({ projectId: id, type: "project.created" }),
  );
  const [kim, june] = [
    await signUp(server, { name: "Kim Ode" }),
    await scene.listen(scene.cast.june, "/api/events"),
  ];
  const kims = await scene.listen(kim, "/api/events");
  await join(scene.cast.dale, id, kim);
  await vi.waitFor(() => expect(kims.events.at(-1)?.data).toMatchObject({ projectId: id }));
  reader.close();
  const updates = [
    await made(scene.cast.dale.post(`/api/projects/${id}/updates`, { content: "Staked out" })),
    await scene.post(scene.cast.mateo),
    await made(kim.post(`/api/projects/${id}/updates`, { content: "Trench is dug" })),
  ];
  const back = await scene.listen(scene.cast.rosa, "/api/events", reader.lastId());
  await vi.waitFor(() =>
    expect(back.events.filter(({ event }) => event === "update.posted")).toHaveLength(3),
  );
  const heard = back.events.filter(({ event }) => event === "update.posted").map(({ data }) => data.entityId);
  expect(heard.sort()).toEqual(updates.sort());
  const partial = await scene.listen(scene.cast.rosa, "/api/events", `${id}:1,*`);
  await vi.waitFor(() => expect(partial.events.at(-1)?.data).toMatchObject({ entityId: updates[2] }));
  expect(new Set(partial.events.map(({ data }) => data.projectId))).toEqual(new Set([id]));
  expect(june.events.map(({ data }) => data.projectId)).not.toContain(id);
});

test("a stream ends within a second once its reader is removed, suspended, signed out or no longer an admin", async () => {
  const people = await Promise.all(
    ["Al Ray", "Bo Lane", "Cy Dorn", "Di Marsh"].map((name) => signUp(server, { name })),
  );
  const [al, bo, cy, di] = people;
  if (!al || !bo || !cy || !di) throw new Error("Somebody is missing");
  for (const person of [al, bo, cy]) await join(scene.cast.dale, scene.cast.harlow.id, person);
  await made(
    scene.cast.rosa
      .post(`/api/businesses/${scene.cast.ortiz}/admins`, { email: di.user.email })
      .then((answer) => ({
        ...answer,
        body: { id: "added" },
      })),
  );
  const operator = await createOperator(server, "Olga Ruiz");
  const streams = await Promise.all(people.map((person) => scene.listen(person, scene.harlowEvents())));
  const everywhere = await Promise.all(people.map((person) => scene.listen(person, "/api/events")));
  const remaining = await scene.listen(scene.cast.june, scene.harlowEvents());
  const ends = [
    () => scene.cast.dale.delete(`/api/projects/${scene.cast.harlow.id}/members/${al.user.id}`),
    () => operator.call("suspend-user", { userId: bo.user.id }),
    () => cy.post("/api/user/sign-out-everywhere"),
    () => scene.cast.rosa.delete(`/api/businesses/${scene.cast.ortiz}/admins/${di.user.id}`),
  ];
  for (const [n, end] of ends.entries()) {
    await end();
    await within(1000, streams[n]?.ended ?? Promise.reject(new Error("no stream")));
  }
  await scene.post(scene.cast.rosa);
  await scene.settle(remaining);
  const refused = await Promise.all(people.map((person) => at(other.url, person).get(scene.harlowEvents())));
  expect(refused.map(({ status }) => status)).toEqual([404, 401, 401, 404]);
  expect(everywhere.map((reader) => reader.isOver())).toEqual([false, true, true, false]);
  for (const reader of [everywhere[0], everywhere[3]])
    expect(reader?.events.at(-1)).toMatchObject({ event: "project.refresh" });
});

test("each server listens on one connection, however many streams there are", async () => {
  await Promise.all(Array.from({ length: 20 }, () => scene.listen(scene.cast.june, scene.harlowEvents())));
  const { rows } = await scene.cast.sql.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1",
    [LISTENING_NAME],
  );
  expect(rows).toEqual([{ count: 2 }]);
});

test("a stream survives the loss of every database connection without missing anything", async () => {
  const [reader, all] = [
    await scene.listen(scene.cast.june, scene.harlowEvents()),
    await scene.listen(scene.cast.june, "/api/events"),
  ];
  await scene.cast.sql.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push(await postUntilReceived());
  await vi.waitFor(() => {
    expect(reader.events.map(({ data }) => data.entityId)).toEqual(ids);
    expect(all.events.map(({ data }) => data.entityId)).toEqual(ids);
  });
});

async function postUntilReceived(): Promise<string> {
  for (;;) {
    const { status, body } = await scene.cast.rosa.post<{ id: string }>(
      `/api/projects/${scene.cast.harlow.id}/updates`,
      {
        content: "Still here",
      },
    );
    if (status === 201) return body.id;
  }
}

test("old events are deleted, Stripe's after 30 days, notifications after 30 or unread after 90, the log after three years; a reader who was away for longer gets a refresh", async () => {
  const reader = await scene.listen(scene.cast.june, scene.harlowEvents());
  await scene.settle(reader);
  reader.close();
  await scene.post(scene.cast.rosa);
  await scene.cast.sql.query("UPDATE events SET created_at = now() - interval '8 days'");
  await scene.cast.sql.query(
    `INSERT INTO stripe_events (id, type, received_at) VALUES
       ('evt_old', 'invoice.paid', now() - interval '31 days'),
       ('evt_known', 'invoice.paid', now() - interval '29 days')`,
  );
  await scene.cast.sql.query(
    `INSERT INTO action_logs (id, action, entity_type, details, created_at) VALUES
       (gen_random_uuid(), 'log.old', 'project', '{}', now() - interval '1096 days'),
       (gen_random_uuid(), 'log.known', 'project', '{}', now() - interval '1094 days')`,
  );
  await scene.cast.sql.query(
    `INSERT INTO notifications (id, user_id, kind, business_id, subject_type, subject_ids, source_id, created_at, read_at)
     SELECT gen_random_uuid(), $1, 'admin.added', $2, 'business', ARRAY[$2::uuid], gen_random_uuid(),
            now() - days * interval '1 day', CASE WHEN is_read THEN now() END
     FROM (VALUES (29, true), (31, true), (89, false), (91, false)) AS told (days, is_read)`,
    [scene.cast.rosa.user.id, scene.cast.ortiz],
  );
  const id = await scene.post(scene.cast.rosa);
  const headers = { authorization: `Bearer ${CRON_SECRET}` };
  const { status } = await new Client(other.url).get("/api/cron/jobs", { headers });
  expect(status).toBe(200);
  // A worker of the other server may have taken the job.
  const pruned = () =>
    scene.cast.sql.query("SELECT 1 FROM pgboss.job WHERE name = 'maintenance.prune' AND state = 'completed'");
  await vi.waitFor(async () => expect((await pruned()).rowCount).toBeGreaterThan(0));
  const { rows } = await scene.cast.sql.query("SELECT id FROM stripe_events");
  expect(rows).toEqual([{ id: "evt_known" }]);
  const logged = await scene.cast.sql.query("SELECT action FROM action_logs WHERE action LIKE 'log.%'");
  expect(logged.rows).toEqual([{ action: "log.known" }]);
  const told = await scene.cast.sql.query(
    "SELECT extract(day FROM now() - created_at)::int AS days FROM notifications WHERE created_at < now() - interval '9 days' ORDER BY days",
  );
  expect(told.rows).toEqual([{ days: 29 }, { days: 89 }]);
  const back = await scene.listen(scene.cast.june, scene.harlowEvents(), reader.lastId());
  await vi.waitFor(() => expect(typesOf(back)).toEqual(["project.refresh", "update.posted"]));
  expect(back.events[1]?.data.entityId).toBe(id);
});

test("streams end when the server is told to stop", async () => {
  const reader = await scene.listen(scene.cast.june, "/api/events");
  await Promise.all([reader.ended, other.stop()]);
});
