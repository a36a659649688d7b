import { beforeEach, describe, expect, test } from "vitest";
import { MOST_UPDATES } from "./limits";
import type { DiaryDayView } from "./view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addRecording, addUpdate } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import { uploadPhoto } from "@/sandbox/fixtures/photos/post-photos";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

let crew: Crew;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  crew = await newCrew(cast);
});

const diaryOf = (query: string) => `/api/projects/${crew.id}/diary?${query}`;
const DAYS = "from=2026-11-24&to=2026-11-25&timeZone=America/Chicago";

async function read(reader: Pick<SignedInClient, "get">, query = DAYS): Promise<DiaryDayView[]> {
  const { status, body } = await reader.get<DiaryDayView[]>(diaryOf(query));
  expect(status).toBe(200);
  return body;
}

interface Written {
  at: string;
  by?: SignedInClient;
  taskId?: string;
  subtaskId?: string;
  content?: string;
}

function write({ at, by = cast.mateo, ...rest }: Written): Promise<string> {
  return addUpdate(cast.sql, {
    projectId: crew.id,
    authorId: by.user.id,
    createdAt: new Date(at),
    content: "The beam is in.",
    ...rest,
  });
}

async function writeMany(count: number): Promise<void> {
  await cast.sql.query(
    `INSERT INTO updates (id, project_id, author_id, content, created_at)
     SELECT gen_random_uuid(), $1, $2, 'Done', '2026-11-24T12:00:00Z' FROM generate_series(1, $3)`,
    [crew.id, cast.mateo.user.id, count],
  );
}

async function complete(table: "project_tasks" | "subtasks", id: string, at: string): Promise<void> {
  await cast.sql.query(
    `UPDATE ${table} SET is_completed = true, created_at = '2026-11-01', completed_at = $2 WHERE id = $1`,
    [id, at],
  );
}

describe("a day", () => {
  test("has who posted, in order, and each update where it is filed", async () => {
    const { framing, joists } = crew;
    const ids = [
      await write({ at: "2026-11-24T13:46:00Z", taskId: framing }),
      await write({ at: "2026-11-24T15:12:00Z", by: cast.june }),
      await write({ at: "2026-11-24T19:30:00Z", taskId: framing, subtaskId: joists }),
    ];
    const [day, ...others] = await read(cast.rosa);
    expect(others).toEqual([]);
    expect(day).toMatchObject({
      date: "2026-11-24",
      people: [
        { name: "Mateo Rivas", updates: 2 },
        { name: "June Park", updates: 1 },
      ],
    });
    expect(day?.entries.map(({ updateId, place }) => [updateId, place])).toEqual([
      [ids[0], "Framing"],
      [ids[1], null],
      [ids[2], "Joists"],
    ]);
    expect(day?.entries[0]).toEqual({
      updateId: ids[0],
      at: "2026-11-24T13:46:00.000Z",
      author: { name: "Mateo Rivas" },
      taskId: framing,
      subtaskId: null,
      place: "Framing",
      text: "The beam is in.",
      language: null,
      original: null,
      doubts: [],
      isSpoken: false,
      audioDurationMs: null,
      editedAt: null,
      photos: [],
      done: [],
    });
  });

  test("is that of the zone that is asked for, of the asker's settings, of their device, else UTC", async () => {
    await write({ at: "2026-11-25T05:30:00Z" });
    const datesOf = (days: DiaryDayView[]) => days.map(({ date }) => date);
    const around = "from=2026-11-23&to=2026-11-26";
    expect(datesOf(await read(cast.nadia, `${around}&timeZone=America/Chicago`))).toEqual(["2026-11-24"]);
    expect(datesOf(await read(cast.nadia, around))).toEqual(["2026-11-25"]);
    const settings = { language: "en", timeZone: "America/Los_Angeles" };
    expect((await cast.nadia.put("/api/user/preferences", settings)).status).toBe(200);
    expect(datesOf(await read(cast.nadia, around))).toEqual(["2026-11-24"]);
    await cast.nadia.put("/api/user/preferences", { ...settings, timeZone: null });
    expect(datesOf(await read(cast.nadia, around))).toEqual(["2026-11-25"]);
    const phone = cast.nadia.copy();
    phone.setCookie("time_zone", "America%2FChicago");
    expect(datesOf(await read(phone, around))).toEqual(["2026-11-24"]);
  });

  test("has what was written on it, whenever a signal came back", async () => {
    const id = await write({ at: "2026-12-20T10:00:00Z" });
    await cast.sql.query("UPDATE updates SET captured_at = '2026-11-24T20:00:00Z' WHERE id = $1", [id]);
    expect(await read(cast.rosa)).toMatchObject([
      { date: "2026-11-24", entries: [{ updateId: id, at: "2026-11-24T20:00:00.000Z" }] },
    ]);
    expect(await read(cast.rosa, "from=2026-12-20&to=2026-12-20")).toEqual([]);
  });

  test("on which everything was withdrawn is left out", async () => {
    const [gone, stays] = [
      await write({ at: "2026-11-24T13:00:00Z", by: cast.june }),
      await write({ at: "2026-11-25T13:00:00Z" }),
    ];
    expect((await cast.june.delete(`/api/updates/${gone}`)).status).toBe(204);
    expect(await read(cast.rosa)).toMatchObject([{ date: "2026-11-25", entries: [{ updateId: stays }] }]);
  });
});

describe("what was done", () => {
  test("is under the nearest update of its folder within half an hour, the earlier of two", async () => {
    const { framing, joists, sill, roofing } = crew;
    const early = await write({ at: "2026-11-24T13:00:00Z", taskId: framing });
    const late = await write({ at: "2026-11-24T13:20:00Z", taskId: framing, subtaskId: joists });
    await complete("subtasks", joists, "2026-11-24T13:10:00Z");
    await complete("subtasks", sill, "2026-11-24T13:50:00Z");
    await complete("project_tasks", roofing, "2026-11-24T13:00:00Z");
    const [day] = await read(cast.rosa);
    expect(day?.entries.map(({ updateId, place, done }) => [updateId, place, done])).toEqual([
      [early, "Framing", ["Joists"]],
      [null, "Roofing", ["Roofing"]],
      [late, "Joists", ["Sill plates"]],
    ]);
  });

  test("while nobody wrote of it is an entry by who ticked it; nobody posted on such a day", async () => {
    const tick = await cast.luis.put<{ completedAt: string }>(`/api/subtasks/${crew.joists}/complete`);
    const today = tick.body.completedAt.slice(0, 10);
    const [day] = await read(cast.rosa, `from=${today}&to=${today}&timeZone=UTC`);
    expect(day).toMatchObject({
      date: today,
      people: [],
      entries: [
        {
          updateId: null,
          at: tick.body.completedAt,
          author: { name: "Luis Vega" },
          taskId: crew.framing,
          subtaskId: crew.joists,
          place: "Framing",
          text: "",
          done: ["Joists"],
        },
      ],
    });
  });

  test("when the project began is not in it: a kickoff takes over what was done before", async () => {
    const at = "2026-11-24T13:00:00Z";
    await cast.sql.query(
      "UPDATE subtasks SET is_completed = true, created_at = $2, completed_at = $2 WHERE id = $1",
      [crew.joists, at],
    );
    expect(await read(cast.rosa)).toEqual([]);
  });
});

describe("words", () => {
  test("are in the reader's language where that is stored, with the original and the doubts", async () => {
    const id = await write({
      at: "2026-11-24T21:48:00Z",
      by: cast.luis,
      content: "Dos cajas junto al fregadero, a 42 pulgadas.",
    });
    const doubt = { original: "42 pulgadas", translated: "42 inches", kind: "number" };
    await cast.sql.query("UPDATE updates SET language = 'es' WHERE id = $1", [id]);
    await cast.sql.query(
      `INSERT INTO translations (id, subject_type, subject_id, project_id, update_id, source_hash, from_language, to_language, content, doubts)
       SELECT gen_random_uuid(), 'update', id, project_id, id, text_version, 'es', 'en', 'Two boxes by the sink, at 42 inches.', $2
       FROM updates WHERE id = $1`,
      [id, JSON.stringify([doubt])],
    );
    const original = "Dos cajas junto al fregadero, a 42 pulgadas.";
    const entry = { language: "es", isSpoken: false };
    const [english] = await read(cast.rosa);
    const shown = { text: "Two boxes by the sink, at 42 inches.", original, doubts: [doubt] };
    expect(english?.entries).toMatchObject([{ ...entry, ...shown }]);
    const [spanish] = await read(cast.luis);
    expect(spanish?.entries).toMatchObject([{ ...entry, text: original, original: null, doubts: [] }]);
  });

  test("of a recording are what was heard in it; none before that", async () => {
    const heard = await write({ at: "2026-11-24T13:00:00Z", content: "Audio update" });
    const unheard = await write({ at: "2026-11-24T14:00:00Z", content: "Audio update" });
    for (const updateId of [heard, unheard]) await addRecording(cast.sql, cast.mateo.user.id, { updateId });
    await cast.sql.query(
      `UPDATE recordings SET transcript = 'Ya quedó la viga.', language = 'es', duration_ms = 42000, state = 'done'
       FROM uploads WHERE uploads.id = upload_id AND update_id = $1`,
      [heard],
    );
    const [day] = await read(cast.rosa);
    expect(day?.entries).toMatchObject([
      { text: "Ya quedó la viga.", language: "es", isSpoken: true, audioDurationMs: 42000 },
      { text: "", language: null, isSpoken: true, audioDurationMs: null },
    ]);
  });

  test("of comments come when they are asked for: the newest twenty, without those withdrawn", async () => {
    const id = await write({ at: "2026-11-24T13:00:00Z" });
    for (let at = 1; at <= 22; at += 1)
      await cast.rosa.post(`/api/updates/${id}/comments`, { content: `Comment ${at}` });
    const { body: newest } = await cast.rosa.get<{ id: string }[]>(`/api/updates/${id}/comments?limit=1`);
    expect((await cast.rosa.delete(`/api/comments/${newest[0]?.id}`)).status).toBe(204);
    const [bare] = await read(cast.june);
    expect(bare?.entries[0]).not.toHaveProperty("comments");
    const [day] = await read(cast.june, `${DAYS}&includeComments=true`);
    const [entry] = day?.entries ?? [];
    expect(entry?.earlierComments).toBe(2);
    expect(entry?.comments?.map(({ text }) => text)).toEqual(
      Array.from({ length: 19 }, (_, at) => `Comment ${at + 3}`),
    );
    expect(entry?.comments?.[0]?.author).toEqual({ name: "Rosa Ortiz" });
  });
});

test("of a comment there may be photos alone", async () => {
  const id = await write({ at: "2026-11-24T13:00:00Z" });
  const photoIds = [await uploadPhoto(cast.june), await uploadPhoto(cast.june)];
  expect((await cast.june.post(`/api/updates/${id}/comments`, { photoIds })).status).toBe(201);
  const [day] = await read(cast.rosa, `${DAYS}&includeComments=true`);
  const photos = photoIds.map((photo) => ({ id: photo }));
  expect(day?.entries[0]?.comments).toMatchObject([{ text: "", photos }]);
});

test("the longest one comes in time, with new updates that Postgres knows nothing of beside translations that it knows", async () => {
  await cast.sql.query(
    `INSERT INTO translations (id, subject_type, subject_id, project_id, source_hash, from_language, to_language, content)
     SELECT gen_random_uuid(), 'update', gen_random_uuid(), $1, 'other', 'es', 'en', 'Done' FROM generate_series(1, 3000)`,
    [crew.id],
  );
  await cast.sql.query("ANALYZE translations");
  await writeMany(MOST_UPDATES);
  const { status, bytes } = await cast.rosa.download(diaryOf(DAYS));
  expect([status, JSON.parse(String(bytes))]).toMatchObject([200, [{ people: [{ updates: MOST_UPDATES }] }]]);
});

describe("is refused", () => {
  const REFUSED: [query: string, path: string, message: string, mensaje: string][] = [
    ["to=2026-11-25", "from", "Enter a date as YYYY-MM-DD.", "Escribe una fecha como AAAA-MM-DD."],
    ["from=2026-11-24", "to", "Enter a date as YYYY-MM-DD.", "Escribe una fecha como AAAA-MM-DD."],
    [
      "from=2026-02-30&to=2026-03-01",
      "from",
      "Enter a date as YYYY-MM-DD.",
      "Escribe una fecha como AAAA-MM-DD.",
    ],
    [
      "from=yesterday&to=2026-11-24",
      "from",
      "Enter a date as YYYY-MM-DD.",
      "Escribe una fecha como AAAA-MM-DD.",
    ],
    [
      "from=2026-11-24&to=yesterday",
      "to",
      "Enter a date as YYYY-MM-DD.",
      "Escribe una fecha como AAAA-MM-DD.",
    ],
    [
      "from=2026-11-24&to=2026-11-23",
      "to",
      "The end must not be before the start.",
      "El final no puede ser antes del inicio.",
    ],
    [
      "from=2026-03-01&to=2026-06-01",
      "to",
      "A diary has at most 92 days.",
      "Una bitácora tiene como máximo 92 días.",
    ],
    [
      "from=2026-11-24&to=2026-11-24&timeZone=America/Birch_Lane",
      "timeZone",
      "There is no such time zone.",
      "Esa zona horaria no existe.",
    ],
    [
      "from=2026-11-24&to=2026-11-24&timeZone=%2B05:30",
      "timeZone",
      "There is no such time zone.",
      "Esa zona horaria no existe.",
    ],
    [
      "from=2026-11-24&to=2026-11-24&includeComments=maybe",
      "includeComments",
      "This value is not valid.",
      "Este valor no es válido.",
    ],
  ];

  test.each(REFUSED)("%s, in both languages", async (query, path, message, mensaje) => {
    for (const [language, text] of [
      ["en", message],
      ["es", mensaje],
    ] as const) {
      const reader = cast.rosa.copy();
      reader.setCookie("language", language);
      const { status, body } = await reader.get(diaryOf(query));
      expect([status, body]).toMatchObject([
        400,
        { code: "validation_failed", issues: [{ path, message: text }] },
      ]);
    }
  });

  test("with more updates than a diary has", async () => {
    await writeMany(MOST_UPDATES + 1);
    const { status, body } = await cast.rosa.get(diaryOf(DAYS));
    expect([status, body]).toMatchObject([
      400,
      { issues: [{ path: "to", message: expect.stringContaining("10,000") as string }] },
    ]);
  });

  test("92 days are not too many, and its days are counted as the calendar does", async () => {
    for (const query of ["from=2026-03-01&to=2026-05-31", "from=2025-12-01&to=2026-03-02"])
      expect((await cast.rosa.get(diaryOf(query))).status).toBe(200);
  });
});
