import type { Client } from "pg";
import { expect } from "vitest";
import type { Answer, SignedInClient } from "./http-client";
import { watchChanges } from "@/sandbox/database/watch-changes";

/** What a change records: its event in the project and its action log row. */
interface Change {
  by: SignedInClient;
  projectId: string;
  action: string;
  entity: { type: string; id: string };
  /** The state before; absent when the event has none. */
  before?: object;
  after?: object;
  details?: object;
}

/** Makes a call, and asserts that it recorded exactly this event and this action log row. */
export async function expectChange<Body>(
  sql: Client,
  call: () => Promise<Answer<Body>>,
  describe: (body: Body) => Change,
): Promise<Answer<Body>> {
  const known = await newest(sql, []);
  const answer = await call();
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  const { by, projectId, action, entity, before, after, details } = describe(answer.body);
  const event = { project: projectId, type: action, entity: entity.id, actor: by.user.id };
  const log = { user: by.user.id, action, type: entity.type, entity: entity.id, details: details ?? {} };
  expect(await newest(sql, known.ids)).toMatchObject({
    events: [{ ...event, before: before ?? null, after: after ?? null }],
    logs: [log],
  });
  return answer;
}

/** Makes a call that succeeds without effect, and asserts that no row of any table changed. */
export async function expectNoChange<Body>(
  sql: Client,
  call: () => Promise<Answer<Body>>,
  status: number,
): Promise<Answer<Body>> {
  const changes = await watchChanges(sql);
  const answer = await call();
  expect(answer.status).toBe(status);
  expect(await changes()).toEqual([]);
  return answer;
}

/** The events and log rows other than the known ones. */
async function newest(sql: Client, known: string[]) {
  const events = await sql.query<{ key: string }>(
    `SELECT project_id || ':' || seq AS key, project_id AS project, type, entity_id AS entity, actor_id AS actor, before, after
     FROM events WHERE project_id || ':' || seq <> ALL($1)`,
    [known],
  );
  const logs = await sql.query<{ key: string }>(
    `SELECT id::text AS key, user_id AS "user", action, entity_type AS type, entity_id AS entity, details
     FROM action_logs WHERE id::text <> ALL($1)`,
    [known],
  );
  return {
    events: events.rows,
    logs: logs.rows,
    ids: [...events.rows, ...logs.rows].map(({ key }) => key),
  };
}
