import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { ChatMessageView } from "./view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import { createOperator } from "@/sandbox/fixtures/operators";
import type { Answer, Client, SignedInClient } from "@/sandbox/http/http-client";
import { expectRefusal, type Refusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

let crew: Crew;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  crew = await newCrew(cast);
});

const messages = (query: Record<string, string>) =>
  `/api/projects/${crew.id}/messages?${String(new URLSearchParams(query))}`;

/** The ids of `count` messages, oldest first, each three written in the same millisecond. */
async function seed(count: number, { from, to }: { from?: SignedInClient; to?: SignedInClient } = {}) {
  const { rows } = await cast.sql.query<{ id: string }>(
    `WITH seeded AS (
       INSERT INTO chat_messages (id, project_id, author_id, recipient_id, content, created_at)
       SELECT gen_random_uuid(), $1, $2, $3, 'Message ' || n, date_trunc('day', now()) + n / 3 * interval '1 minute'
       FROM generate_series(1, $4::int) n RETURNING id, created_at)
     SELECT id FROM seeded ORDER BY created_at, id`,
    [crew.id, (from ?? cast.rosa).user.id, to?.user.id ?? null, count],
  );
  return rows.map(({ id }) => id);
}

const idsOf = ({ body }: Answer<ChatMessageView[]>) => body.map(({ id }) => id);
const linkOf = ({ headers }: Answer, rel: string): string | undefined =>
  new RegExp(`<([^>]+)>; rel="${rel}"`).exec(headers.get("link") ?? "")?.[1];

/** Every page in one direction, from this one on. */
async function follow(client: Client, first: Answer<ChatMessageView[]>, rel: string): Promise<string[][]> {
  const pages: string[][] = [];
  for (let next = linkOf(first, rel); next !== undefined;) {
    const page: Answer<ChatMessageView[]> = await client.get<ChatMessageView[]>(next);
    expect(page.status).toBe(200);
    pages.push(idsOf(page));
    next = linkOf(page, rel);
  }
  return pages;
}

test("a page around a message has it in the middle, and leads to everything older and newer", async () => {
  const { june, mateo } = cast;
  for (const to of [undefined, june]) {
    const ids = await seed(24, { from: mateo, ...(to && { to }) });
    const newestFirst = ids.toReversed();
    const query = { ...(to && { with: mateo.user.id }), limit: "5" };
    const page = await june.get<ChatMessageView[]>(messages({ ...query, around: ids[11]! }));
    expect(idsOf(page)).toEqual(newestFirst.slice(10, 15));
    const older = await follow(june, page, "next");
    const newer = await follow(june, page, "prev");
    expect(newer.map(({ length }) => length)).toEqual([5, 5]);
    expect([...newer.toReversed().flat(), ...idsOf(page), ...older.flat()]).toEqual(newestFirst);
    // A newer page leads back to what is older than it.
    const after = await june.get<ChatMessageView[]>(messages({ ...query, after: ids[11]! }));
    expect(idsOf(after)).toEqual(newestFirst.slice(7, 12));
    expect([...idsOf(after), ...(await follow(june, after, "next")).flat()]).toEqual(newestFirst.slice(7));
  }
});

test("at the ends of a channel there is nothing to lead to", async () => {
  const { june } = cast;
  const ids = await seed(4);
  const around = async (id: string, limit: string) => {
    const page = await june.get<ChatMessageView[]>(messages({ around: id, limit }));
    return [idsOf(page), linkOf(page, "prev") !== undefined, linkOf(page, "next") !== undefined];
  };
  expect(await around(ids[3]!, "4")).toEqual([[ids[3], ids[2]], false, true]);
  expect(await around(ids[0]!, "4")).toEqual([[ids[2], ids[1], ids[0]], true, false]);
  expect(await around(ids[1]!, "1")).toEqual([[ids[1]], true, true]);
  expect(await around(ids[1]!, "100")).toEqual([ids.toReversed(), false, false]);
  const after = await june.get<ChatMessageView[]>(messages({ after: ids[3]! }));
  expect([after.status, after.body, after.headers.get("link")]).toEqual([200, [], null]);
});

test("only a message of the channel that is asked for can be read around, by those who see it", async () => {
  const { june, luis, mateo, mei, rosa, dale, sql, mill } = cast;
  const [direct] = await seed(1, { from: mateo, to: june });
  const [team] = await seed(1);
  const elsewhere = randomUUID();
  await sql.query(
    "INSERT INTO chat_messages (id, project_id, author_id, content) VALUES ($1, $2, $3, 'Good')",
    [elsewhere, mill.id, mei.user.id],
  );
  const withMateo = { with: mateo.user.id };
  const texts = new Set<string>();
  for (const cursor of ["around", "after"]) {
    for (const [by, query] of [
      [june, { [cursor]: randomUUID() }],
      [june, { [cursor]: elsewhere }],
      [june, { [cursor]: direct! }],
      [june, { ...withMateo, [cursor]: team! }],
      [luis, { ...withMateo, [cursor]: direct! }],
      [rosa, { ...withMateo, [cursor]: direct! }],
      [dale, { with: june.user.id, [cursor]: direct! }],
    ] as [SignedInClient, Record<string, string>][]) {
      const { issues } = await expectRefusal(sql, () => by.get(messages(query)), 400, "validation_failed");
      expect(issues?.map(({ path }) => path)).toEqual([cursor]);
      if (by === june) texts.add(issues?.[0]?.message ?? "");
    }
    for (const by of [mei, (await createOperator(server, `Olga ${cursor}`)).person])
      for (const query of [{ [cursor]: team! }, { ...withMateo, [cursor]: direct! }])
        await expectRefusal(sql, () => by.get(messages(query)), 404, "not_found");
    expect((await june.get<ChatMessageView[]>(messages({ ...withMateo, [cursor]: direct! }))).status).toBe(
      200,
    );
  }
  // She does not learn which of them exist.
  expect(texts.size).toBe(1);
});

test("an id that is none, and two of them, are refused", async () => {
  const [id] = await seed(1);
  for (const [path, query] of [
    ["around", { around: "1" }],
    ["after", { after: "' OR 1=1" }],
    ["after", { before: id!, after: id! }],
    ["around", { before: id!, around: id! }],
    ["around", { after: id!, around: id! }],
  ] as [string, Record<string, string>][]) {
    const refused = (): Promise<Answer> => cast.june.get<Refusal>(messages(query));
    const { issues } = await expectRefusal(cast.sql, refused, 400, "validation_failed");
    expect(issues?.map((issue) => issue.path)).toEqual([path]);
  }
});
