import type { Client } from "pg";
import { beforeEach, expect, test } from "vitest";
import type { RecentUpdateView, UpdateView } from "../view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { untilWaiting } from "@/sandbox/database/lock-waits";
import { addUpdate } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

/* A page of updates takes several statements. June is assigned to nothing: she sees no update in a task, nor the task's name. */
let crew: Crew;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  crew = await newCrew(cast);
});

test("an update that is moved out of sight while a page is read is not on it", async () => {
  const id = await updateIn(null);
  // Found first, then read together with its comments.
  expect(await readWhileMoved("comments", id, crew.roofing)).toEqual([]);
  expect(await read(cast.rosa)).toMatchObject([{ id, taskName: "Roofing" }]);
});

test("an update that is moved into sight while a page is read does not tell where it was", async () => {
  const id = await updateIn(crew.roofing);
  expect(await read(cast.rosa)).toMatchObject([{ id, taskName: "Roofing" }]);
  // The version is read first, then what is in sight together with the reader's marks.
  expect(await readWhileMoved("place_views", id, null)).toMatchObject([{ id, taskId: null, taskName: null }]);
});

// They are found together with the reader's marks, then read together with their files.
test.each(["place_views", "uploads"])(
  "an update that is moved out of sight while recent updates are read, before %s, is not among them",
  async (table) => {
    const id = await updateIn(null);
    expect(await readWhileMoved(table, id, crew.roofing, readRecent)).toEqual([]);
    expect(await readRecent(cast.rosa)).toMatchObject([{ id, taskName: "Roofing" }]);
  },
);

test("a person who leaves a project while recent updates are read is shown none of it", async () => {
  await updateIn(null);
  const leave = "DELETE FROM project_members WHERE project_id = $1 AND user_id = $2";
  const leaving = whileLocked("place_views", readRecent, (sql) =>
    sql.query(leave, [crew.id, cast.june.user.id]),
  );
  expect(await leaving).toEqual([]);
});

test("no recent update is ever in a place out of sight, however often it is moved", async (context) => {
  const id = await updateIn(null);
  const moves = proofCount(2_000, 150);
  let [isMoving, reads] = [true, 0];
  const reading = async () => {
    while (isMoving) {
      reads += 1;
      for (const { taskId, taskName } of await readRecent(cast.june))
        expect({ taskId, taskName }).toEqual({ taskId: null, taskName: null });
    }
  };
  const readers = [reading(), reading(), reading()];
  for (let move = 0; move < moves; move += 1)
    await moveTo(cast.sql, id, move % 2 === 0 ? crew.roofing : null);
  isMoving = false;
  await Promise.all(readers);
  expect(reads).toBeGreaterThan(0);
  report(context, { moves, reads, "out of sight": 0 });
});

function updateIn(taskId: string | null): Promise<string> {
  return addUpdate(cast.sql, { projectId: crew.id, authorId: cast.rosa.user.id, taskId });
}

async function read(reader: SignedInClient): Promise<UpdateView[]> {
  const { body } = await reader.get<UpdateView[]>(`/api/projects/${crew.id}/updates?includeComments=true`);
  return body;
}

/** Those of the crew's project. */
async function readRecent(reader: SignedInClient): Promise<RecentUpdateView[]> {
  const { body } = await reader.get<RecentUpdateView[]>("/api/recent-updates");
  return body.filter(({ project }) => project.id === crew.id);
}

type Read = (reader: SignedInClient) => Promise<UpdateView[]>;

/** What June is shown when the update is moved after she has asked, and before the first statement that reads the table. */
function readWhileMoved(table: string, id: string, taskId: string | null, reads: Read = read) {
  return whileLocked(table, reads, (sql) => moveTo(sql, id, taskId));
}

async function whileLocked(
  table: string,
  reads: Read,
  change: (sql: Client) => Promise<unknown>,
): Promise<UpdateView[]> {
  const changer = await connect(server.databaseUrl);
  try {
    await changer.query("BEGIN");
    await changer.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    const reading = reads(cast.june);
    await untilWaiting(cast.sql, 1);
    await change(changer);
    await changer.query("COMMIT");
    return await reading;
  } finally {
    await changer.end();
  }
}

async function moveTo(sql: Client, id: string, taskId: string | null): Promise<void> {
  await sql.query(
    "WITH next AS (UPDATE projects SET event_seq = event_seq + 1 WHERE id = $1 RETURNING event_seq) UPDATE updates SET task_id = $3, arrived_seq = next.event_seq FROM next WHERE id = $2",
    [crew.id, id, taskId],
  );
}
