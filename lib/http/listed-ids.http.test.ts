import { expect, test } from "vitest";
import { MAX_IDS } from "@/lib/shared/limits";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { gatherCast, type Kind, made, personOf } from "@/sandbox/fixtures/cast";
import { refusals } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

/* A list that is asked for by ids holds what the reader's whole list holds of them, and nothing else. */
interface Row {
  id: string;
}

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));
const messages = `/api/projects/${cast.harlow.id}/messages`;
for (const content of ["Beams are here", "Crane at noon"]) await made(cast.dale.post(messages, { content }));
for (const by of [cast.rosa, cast.mateo])
  await made(by.post(messages, { content: "Beams?", recipientId: cast.june.user.id }));

const READERS = ["owner", "assigned", "unassigned", "subtaskOnly"] as const satisfies Kind[];
const LISTS: [name: string, path: () => string][] = [
  ["projects", () => "/api/projects?"],
  ["a project's tasks", () => `/api/projects/${cast.harlow.id}/tasks?`],
  ["a task's subtasks", () => `/api/tasks/${cast.harlow.framing}/subtasks?`],
  ["a project's updates", () => `/api/projects/${cast.harlow.id}/updates?includeComments=true`],
  ["the team's messages", () => `/api/projects/${cast.harlow.id}/messages?`],
  [
    "direct messages",
    () => `/api/projects/${cast.harlow.id}/messages?with=${cast.june.user.id}&search=beams`,
  ],
];

test.each(LISTS)("%s, by ids", async (_name, path) => {
  const readers = READERS.map((kind) => personOf(cast, kind));
  const answers = await Promise.all(readers.map((reader) => reader.get<Row[]>(path())));
  const lists = answers.map(({ body, status }) => (status === 200 ? body : []));
  const foreign = [cast.mill.id, cast.mill.wiring, cast.mill.update];
  const all = [...new Set([...lists.flat().map(({ id }) => id), ...foreign])];
  expect(lists[0]?.length).toBeGreaterThan(0);
  for (const [at, reader] of readers.entries()) {
    if (answers[at]?.status !== 200) continue;
    expect((await reader.get(`${path()}&ids=${all.join(",")}`)).body).toEqual(lists[at]);
    for (const { id } of lists.flat()) {
      const only = lists[at]?.filter((row) => row.id === id);
      expect((await reader.get(`${path()}&ids=${[id, ...foreign].join(",").toUpperCase()}`)).body).toEqual(
        only,
      );
    }
  }
});

test.each(LISTS)("%s, by what is no list of ids", async (_name, path) => {
  const many = Array.from({ length: MAX_IDS + 1 }, () => cast.harlow.id);
  const wrong = ["", "none", `${cast.harlow.id},`, many.join(",")];
  const calls = wrong.map((ids) => () => cast.rosa.get(`${path()}&ids=${ids}`));
  expect(await refusals(calls)).toEqual(wrong.map(() => "400 validation_failed"));
});
