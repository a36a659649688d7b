import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { PART_BYTES } from "@/lib/uploads/limits";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { untilWaiting } from "@/sandbox/database/lock-waits";
import { addProject, addReport, confirmEmail } from "@/sandbox/database/rows";
import { countStatements } from "@/sandbox/database/statement-counter";
import { connect } from "@/sandbox/database/test-database";
import { gatherCast, join, made } from "@/sandbox/fixtures/cast";
import { recordingOf } from "@/sandbox/fixtures/sound/recordings";
import { blobFiles, partOf, uploaderOf } from "@/sandbox/fixtures/sound/uploads";
import { signIn, signUp, type SignedInClient } from "@/sandbox/http/http-client";
import { childEnv, neutralEnv } from "@/sandbox/run/env";
import { ROOT } from "@/sandbox/run/folders";
import { script } from "@/sandbox/run/run";
import { report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

/* `npm run operator -- delete-account`, killed in the middle and repeated: whatever it has done before, nothing is left in the end. */
const PEOPLE = 8;
/** How often the deletion of one person is killed before it may end. */
const KILLS = 4;

/** Where a deleted person's id stays, by column, and why. */
const STAYS: Record<string, string> = {
  "users.id": "the row that all others refer to; its name and address are gone",
  "updates.author_id": "what they posted for others stays, under “Deleted account”",
  "updates.withdrawn_by": "that they withdrew it",
  "comments.author_id": "as updates",
  "comments.withdrawn_by": "as updates",
  "chat_messages.author_id": "what they wrote to a team",
  "uploads.user_id": "the recordings of those updates",
  "author_update_counts.author_id":
    "how many of those updates are in a place, for others' counts of new ones",
  "reports.author_id": "reports belong to the project",
  "reports.reviewed_by_id": "who is answerable for what a customer read",
  "report_releases.released_by_id": "the same",
  "report_changes.edited_by_id": "the same",
  "report_changes.left_out_by_id": "the same",
  "connect_codes.created_by": "who let whom into the project",
  "connect_codes.used_by": "the same",
  "action_logs.user_id": "what was done, without the address that it was done from",
  "action_logs.entity_id": "that the account was created and deleted",
  "events.actor_id": "who did what, for seven days",
  "events.entity_id": "that they joined and left, for seven days",
  "reader_versions.user_id":
    "numbers that only grow; they say that somebody was in a project, as their posts do",
};

let onStatement: () => void = () => undefined;

const server = await forThisFile(startTestServer({ env: {} }));
const cast = await forThisFile(gatherCast(server));
const slow = await forThisFile(connect(server.databaseUrl));
const counter = await forThisFile(countStatements(server.databaseUrl, () => onStatement()));

/** Somebody with rows wherever people have some, their address, and the names of the blobs that are theirs alone. */
async function livedPerson(): Promise<{ id: string; email: string; own: string[] }> {
  const person = await signUp(server, { name: "Tino Galdames" });
  const { rosa, harlow, depot, ortiz } = cast;
  for (const project of [harlow.id, depot]) await join(rosa, project, person);
  await made(rosa.post(`/api/businesses/${ortiz}/admins`, { email: person.user.email }));
  await postEverywhere(person);
  await manageProjects(person);
  const own = [...(await recordInOwnProject(person)), ...(await uploadWithoutPosting(person))];
  return { id: person.user.id, email: await leaveTraces(person), own };
}

async function postEverywhere(person: SignedInClient): Promise<void> {
  const { rosa, harlow } = cast;
  const updates = `/api/projects/${harlow.id}/updates`;
  const update = await made(person.post(updates, { content: "Sill is level" }));
  const withdrawn = await made(person.post(updates, { content: "Sill is off" }));
  await person.delete(`/api/updates/${withdrawn}`);
  const { audioUrl } = (await uploaderOf(person).upload(recordingOf())).body;
  await made(person.post(updates, { audioUrl }));
  const comment = await made(person.post(`/api/updates/${update}/comments`, { content: "Checked" }));
  await person.delete(`/api/comments/${comment}`);
  await made(person.post(`/api/updates/${update}/comments`, { content: "Checked twice" }));
  const messages = `/api/projects/${harlow.id}/messages`;
  await made(person.post(messages, { content: "Team, sill is done" }));
  await made(person.post(messages, { content: "Only for Rosa", recipientId: rosa.user.id }));
  await made(rosa.post(messages, { content: "Only for Tino", recipientId: person.user.id }));
  for (const reader of [person, rosa])
    await reader.post(`${messages}/read`, { with: reader === rosa ? person.user.id : rosa.user.id });
  await person.post(`/api/projects/${harlow.id}/mark-updates-viewed`);
  await person.post(`/api/projects/${harlow.id}/mark-place-viewed`, { subtaskId: harlow.joists, upTo: 1 });
}

/** As an admin: a project of their own, somebody let in, a report released and reviewed. */
async function manageProjects(person: SignedInClient): Promise<void> {
  const { sql, harlow, ortiz } = cast;
  const project = await made(person.post("/api/projects", { name: "Porch", businessId: ortiz }));
  const other = await signUp(server, { name: "Ann Lee" });
  await join(person, project, other);
  await person.post(`/api/projects/${project}/connect-codes`, {});
  const report = await addReport(sql, harlow.id, person.user.id);
  const change = `/api/projects/${harlow.id}/reports/${report}/sentences/0`;
  await person.put(change, { content: "Ask Rosa.", isLeftOut: true });
  await person.put(change, { content: "Ask Rosa.", version: 1 });
  await person.put(`/api/projects/${harlow.id}/reports/${report}/releases/0`, { version: 2 });
  await person.put(`/api/projects/${harlow.id}/reports/${report}/review`, {});
}

/** What the account itself leaves: a session that was signed out, a reset, spending, another address, which this returns. */
async function leaveTraces(person: SignedInClient): Promise<string> {
  const { id, name, password } = person.user;
  await (await signIn(server, person.user.email, password)).post("/api/logout");
  const email = `new.${person.user.email}`;
  const moved = await person.put("/api/user/profile", { name, email, currentPassword: password });
  expect(moved.status).toBe(200);
  await person.post("/api/request-password-reset", { email });
  const spent = "INSERT INTO ai_person_costs (user_id, day, micro_dollars) VALUES ($1, current_date, 1)";
  await cast.sql.query(spent, [id]);
  return email;
}

/** In a project of their own business, which goes with them, as do its admins and the one that is invited. */
async function recordInOwnProject(person: SignedInClient): Promise<string[]> {
  const headers = { "idempotency-key": person.user.id };
  const businessId = await made(person.post("/api/businesses", { name: "Galdames Decks" }, { headers }));
  const entitle =
    "UPDATE businesses SET is_early_adopter = true, early_adopter_granted_at = now() WHERE id = $1";
  await cast.sql.query(entitle, [businessId]);
  await confirmEmail(cast.sql, person.user.id);
  for (const email of [cast.june.user.email, `later.${cast.june.user.email}`])
    await person.post(`/api/businesses/${businessId}/admins`, { email });
  const project = await made(person.post("/api/projects", { name: "Pier", businessId }));
  await join(person, project, cast.mateo);
  return Promise.all(
    [person, cast.mateo].map(async (author) => {
      const { audioUrl } = (await uploaderOf(author).upload(recordingOf())).body;
      await made(author.post(`/api/projects/${project}/updates`, { audioUrl }));
      return idIn(audioUrl);
    }),
  );
}

/** One that is complete, and one with a part missing. */
async function uploadWithoutPosting(person: SignedInClient): Promise<string[]> {
  const uploader = uploaderOf(person);
  const whole = (await uploader.upload(recordingOf())).body.audioUrl;
  const bytes = recordingOf("webm", PART_BYTES + 1);
  const half = await uploader.begin(bytes);
  await uploader.put(half, 0, partOf(bytes, 0));
  return [idIn(whole), half];
}

const idIn = (audioUrl: string) => audioUrl.split("/").at(-1) ?? "";

/** Runs the deletion to its end, or kills it when it sends statement `last`. Returns its output if it ended by itself. */
async function remove(email: string, last: number): Promise<string | null> {
  const command = script("lib/operator/cli.ts", "delete-account", email, "--with-projects");
  const env = { ...neutralEnv(), DATABASE_URL: counter.url, APP_MODE: "test", LOG_LEVEL: "silent" };
  const child = spawn(process.execPath, command, { env: childEnv(env), cwd: ROOT });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  let sent = 0;
  onStatement = () => {
    sent += 1;
    if (sent === last) child.kill("SIGKILL");
  };
  const [, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  onStatement = () => undefined;
  return signal ? null : output.trim();
}

/** Every column of ids that holds this one. */
async function columnsWith(id: string): Promise<string[]> {
  const { rows: columns } = await cast.sql.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns JOIN pg_tables ON tablename = table_name
     WHERE table_schema = 'public' AND schemaname = 'public' AND udt_name = 'uuid'`,
  );
  const found = columns.map(
    ({ table, column }) => `SELECT '${table}.${column}' AS name FROM ${table} WHERE ${column} = $1`,
  );
  const { rows } = await cast.sql.query<{ name: string }>(found.join(" UNION "), [id]);
  return rows.map(({ name }) => name);
}

/** Completes an upload in parts, after which the server's jobs delete what was discarded. */
async function haveBlobsSwept(): Promise<void> {
  const june = uploaderOf(cast.june);
  const bytes = recordingOf();
  const id = await june.begin(bytes);
  await june.put(id, 0, bytes);
  expect((await june.complete(id)).status).toBe(201);
}

test(
  "however often the deletion of an account is killed, repeated it leaves nothing that is theirs alone",
  { timeout: 900_000 },
  async (context) => {
    const seen = new Set<string>();
    const blobs: string[] = [];
    let [kills, halfway] = [0, 0];
    let statements = 100;
    for (let n = 0; n < PEOPLE; n += 1) {
      const { id, email, own } = await livedPerson();
      for (const column of await columnsWith(id)) seen.add(column);
      expect(own.filter((name) => blobFiles(server).some((file) => file.startsWith(name)))).toEqual(own);
      counter.take();
      let output: string | null = null;
      // The first person's deletion says how many statements there are.
      for (let kill = 0; kill < KILLS && n > 0 && output === null; kill += 1) {
        output = await remove(email, randomInt(1, statements + 1));
        if (output !== null) continue;
        kills += 1;
        halfway += await isHalfway(id);
      }
      counter.take();
      output ??= await remove(email, Infinity);
      if (n === 0) statements = counter.take();
      expect(output).toMatch(new RegExp(`${email} (is deleted|has no account)`));
      expect((await columnsWith(id)).sort()).toEqual(Object.keys(STAYS).sort());
      blobs.push(...own);
    }
    await haveBlobsSwept();
    const left = () => blobFiles(server).filter((file) => blobs.some((name) => file.startsWith(name)));
    await vi.waitFor(() => expect(left()).toEqual([]), { timeout: 20_000, interval: 100 });
    const deleted = { people: PEOPLE, statements, columns: seen.size, blobs: blobs.length };
    report(context, { ...deleted, kills, halfway, left: 0 });
    expect(kills).toBeGreaterThan(PEOPLE);
    expect(halfway).toBeGreaterThan(0);
  },
);

/** 1 if the deletion has begun and not ended. */
async function isHalfway(id: string): Promise<number> {
  const { rowCount } = await cast.sql.query(
    "SELECT 1 FROM users WHERE id = $1 AND suspended_at IS NOT NULL AND deleted_at IS NULL",
    [id],
  );
  return rowCount ?? 0;
}

test.each(["projects", "passkeys"])(
  "an account goes although its rows of %s take longer than another change may",
  { timeout: 120_000 },
  async (table) => {
    const person = await signUp(server, { name: "Tino Galdames" });
    const businessId = await made(person.post("/api/businesses", { name: "Galdames Decks" }));
    await addProject(cast.sql, businessId);
    await slow.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`);
    const deleted = remove(person.user.email, Infinity);
    await untilWaiting(cast.sql, 1);
    await slow.query("SELECT pg_sleep(21)");
    await slow.query("COMMIT");
    expect(await deleted).toMatch(/is deleted/);
  },
);
