import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { UpdateView } from "../view";
import { untilWaiting } from "@/sandbox/database/lock-waits";
import { addUpdate } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { gatherCast } from "@/sandbox/fixtures/cast";
import type { Cast } from "@/sandbox/fixtures/cast";
import { newCrew } from "@/sandbox/fixtures/crew-fixture";
import type { Crew } from "@/sandbox/fixtures/crew-fixture";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";
import type { TestServer } from "@/sandbox/servers/test-server";

/* A page of updates takes several statements. June is assigned to nothing: she sees no update in a task, nor the task's name. */
let server: TestServer;
let cast: Cast;
let crew: Crew;

beforeAll(async () => {
  server = await startTestServer();
  cast = await gatherCast(server);
});

beforeEach(async () => {
  crew = await newCrew(cast);
});

afterAll(async () => {
  await cast.end();
  await server.stop();
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

function updateIn(taskId: string | null): Promise<string> {
  return addUpdate(cast.sql, { projectId: crew.id, authorId: cast.rosa.user.id, taskId });
}

async function read(reader: SignedInClient): Promise<UpdateView[]> {
  const { body } = await reader.get<UpdateView[]>(`/api/projects/${crew.id}/updates?includeComments=true`);
  return body;
}

/** What June is shown when the update is moved after she has asked, and before the first statement that reads the table. */
async function readWhileMoved(
  table: "comments" | "place_views",
  id: string,
  taskId: string | null,
): Promise<UpdateView[]> {
  const mover = await connect(server.databaseUrl);
  try {
    await mover.query("BEGIN");
    await mover.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    const reading = read(cast.june);
    await untilWaiting(cast.sql, 1);
    await mover.query(
      "WITH next AS (UPDATE projects SET event_seq = event_seq + 1 WHERE id = $1 RETURNING event_seq) UPDATE updates SET task_id = $3, arrived_seq = next.event_seq FROM next WHERE id = $2",
      [crew.id, id, taskId],
    );
    await mover.query("COMMIT");
    return await reading;
  } finally {
    await mover.end();
  }
}
