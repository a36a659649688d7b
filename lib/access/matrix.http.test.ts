import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { watchChanges } from "@/sandbox/database/watch-changes";
import { type Cast, gatherCast, type Kind, KINDS, personOf, setPolicy } from "@/sandbox/fixtures/cast";
import { openBriefly } from "@/sandbox/fixtures/event-reader";
import { SignedInClient } from "@/sandbox/http/http-client";
import { matrixRows } from "@/sandbox/matrix/all-cases";
import { addressOf, type Asker, type Filled } from "@/sandbox/matrix/cases";
import { declaredCalls } from "@/sandbox/openapi/declared-calls";
import { startTestServer, type TestServer } from "@/sandbox/servers/test-server";

/*
 * The permissions (docs/permissions.md) over HTTP: every call, in every place and under every policy that makes a difference, as
 * every kind of person. The rows are beside the routes, in `*.matrix.ts`.
 */
const ROWS = await matrixRows();
/** Calls that declare that they change nothing in a project. */
const OWN = declaredCalls().flatMap(({ call, changes }) => (changes.includes("own") ? [call] : []));

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await gatherCast(server);
  server.stripe.holdEvents(true); // What Stripe tells later is no effect of a refusal.
});

afterAll(async () => {
  server.stripe.holdEvents(false);
  await cast.end();
  await server.stop();
});

// Some calls end the caller's sessions, which the next row needs.
afterEach(() =>
  cast.sql.query(
    "DELETE FROM ended_sessions; UPDATE users SET session_version = 0 WHERE suspended_at IS NULL",
  ),
);

test.each(ROWS)(
  "$name answers $expected, and a refusal changes nothing",
  async ({ call, expected, fill }) => {
    const statuses = new Map<Kind, number>();
    const changesBy = async (...kinds: Kind[]) => {
      await setPolicy(cast, "all_contributors");
      const targets: [Kind, Filled][] = [];
      for (const kind of kinds) targets.push([kind, await fill(cast, askerOf(kind))]);
      const changes = await watchChanges(cast.sql);
      const calls = targets.map(async ([kind, filled]) =>
        statuses.set(kind, (await send(kind, call, filled)).status),
      );
      await Promise.all(calls);
      return changes();
    };
    const { allowed = [], refused = [] } = Object.groupBy(KINDS, (_, at) =>
      Number(expected.split(" ")[at]) < 400 ? "allowed" : "refused",
    );
    // All at once, since none changes what another one meets.
    const changedByRefusals = await changesBy(...refused);
    for (const kind of allowed) {
      const changes = await changesBy(kind);
      if (OWN.includes(call)) expect(changes).not.toContain("INSERT events");
    }
    expect(KINDS.map((kind) => statuses.get(kind)).join(" ")).toBe(expected);
    expect(changedByRefusals).toEqual([]);
  },
);

function askerOf(kind: Kind): Asker {
  const person = personOf(cast, kind);
  if (person instanceof SignedInClient) return { ...person.user, kind };
  return { id: randomUUID(), name: "Nobody", email: "nobody@example.com", password: "secret!", kind };
}

/** Each call is made by a copy of the client, so that cookies set by one answer do not affect the next call. */
function send(kind: Kind, call: string, filled: Filled) {
  const [method = ""] = call.split(" ");
  const { headers = {}, body = {} } = filled;
  const address = addressOf(call, filled);
  const caller = personOf(cast, kind);
  if (address.endsWith("/events")) return openBriefly(caller, address);
  return caller.copy().send(method, address, method === "GET" ? undefined : body, { headers });
}
