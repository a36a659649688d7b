import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addSubtask, addTask, addUser, assignTask } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { made } from "@/sandbox/fixtures/cast";
import { uploadPhoto } from "@/sandbox/fixtures/photos/post-photos";
import { newCode, newWorker, rosasSite } from "@/sandbox/fixtures/site-fixture";
import { audioForm, recordingOf } from "@/sandbox/fixtures/sound/recordings";
import { exportedJson, zipEntries } from "@/sandbox/fixtures/zip-entries";
import { type Client, signUp } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

type Row = Record<string, unknown>;
interface Export {
  exportedAt: string;
  profile: Row;
  preferences: Row;
  [list: string]: unknown;
}

const SECRETS = /argon2|passwordHash|sessionVersion|keyHash|token|blobKey/i;

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));
const site = await rosasSite(server);
const mateo = await newWorker(server, site, { name: "Mateo Rivas", language: "es" });

/** The answer to the call, with the JSON of the archive as its body. */
async function download(person: Client) {
  const { status, bytes, headers } = await person.download("/api/user/data");
  if (status !== 200)
    return {
      status,
      headers,
      body: JSON.parse(bytes.toString()) as Export,
      files: new Map<string, Buffer>(),
    };
  return { status, headers, body: exportedJson(bytes) as Export, files: zipEntries(bytes) };
}
const postUpdate = async (person: Client, content: string) => {
  const { body } = await person.post<{ id: string }>(`/api/projects/${site.projectId}/updates`, { content });
  return body.id;
};
const list = (data: Export, name: string) => data[name] as Row[];

test("a worker's file has their data and everything they wrote", async () => {
  const taskId = await addTask(database, site.projectId, "North wall");
  await assignTask(database, site.projectId, taskId, mateo.user.id);
  const updateId = await postUpdate(mateo, "Primera versión");
  await mateo.patch(`/api/updates/${updateId}`, { content: "Muro norte listo 👷‍♂️" });
  const rosasUpdate = await postUpdate(site.rosa, "Rosa's own words");
  await mateo.post(`/api/updates/${rosasUpdate}/comments`, { content: "Entendido" });
  const message = {
    id: randomUUID(),
    project: site.projectId,
    author: mateo.user.id,
    content: "Llego tarde",
  };
  await database.query(
    "INSERT INTO chat_messages (id, project_id, author_id, content) VALUES ($1, $2, $3, $4)",
    Object.values(message),
  );
  await mateo.post("/api/request-password-reset", { email: mateo.user.email });

  // Where it is another day than in UTC.
  const timeZone = new Date().getUTCHours() < 11 ? "Pacific/Pago_Pago" : "Pacific/Kiritimati";
  await mateo.put("/api/user/preferences", { language: "es", timeZone });
  const { status, body: data, headers } = await download(mateo);
  expect(status).toBe(200);
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date(data.exportedAt));
  expect(day).not.toBe(data.exportedAt.slice(0, 10));
  expect(headers.get("content-disposition")).toBe(`attachment; filename*=UTF-8''plumbline-data-${day}.zip`);
  expect(headers.get("cache-control")).toBe("no-store, no-transform");
  const { id, name, email } = mateo.user;
  expect(data.profile).toMatchObject({ id, name, email, isOperator: false });
  expect(data.preferences).toEqual({ language: "es", timeZone, originalsFirst: false });
  expect(list(data, "memberships")).toMatchObject([
    { role: "worker", project: { id: site.projectId, name: "Harlow Street" } },
  ]);
  expect(list(data, "taskAssignments")).toMatchObject([{ task: { id: taskId, name: "North wall" } }]);
  expect(list(data, "updates")).toMatchObject([
    { id: updateId, content: "Muro norte listo 👷‍♂️", revisions: [{ content: "Primera versión" }] },
  ]);
  expect(list(data, "comments")).toMatchObject([{ updateId: rosasUpdate, content: "Entendido" }]);
  expect(list(data, "chatMessages")).toMatchObject([{ id: message.id, content: "Llego tarde" }]);
  expect(list(data, "connectCodesUsed")).toHaveLength(1);
  expect(list(data, "actionLog").map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      "user.registered",
      "member.joined",
      "update.posted",
      "update.edited",
      "comment.posted",
    ]),
  );
});

test("contains nothing that others wrote, no other people and no secrets", async () => {
  const text = JSON.stringify((await download(mateo)).body);
  for (const foreign of ["Rosa's own words", "Rosa Ortiz", site.rosa.user.email])
    expect(text).not.toContain(foreign);
  expect(text).not.toMatch(SECRETS);
});

test("the archive has the bytes of every recording of the user, and of nobody else's", async () => {
  const luis = await newWorker(server, site, { name: "Luis Vega", language: "es" });
  const [posted, unposted, foreign] = [
    recordingOf("webm"),
    recordingOf("m4a", 3_000_000),
    recordingOf("mp3"),
  ];
  const upload = async (person: Client, bytes: Buffer<ArrayBuffer>) =>
    (await person.post<{ audioUrl: string }>("/api/upload-audio", audioForm(bytes))).body.audioUrl;
  const audioUrl = await upload(luis, posted);
  await luis.post(`/api/projects/${site.projectId}/updates`, { audioUrl });
  const alone = await upload(luis, unposted);
  await site.rosa.post(`/api/projects/${site.projectId}/updates`, {
    audioUrl: await upload(site.rosa, foreign),
  });
  const { body, files } = await download(luis);
  const fileOf = (url: string, ending: string) => `recordings/${url.split("/").at(-1)}.${ending}`;
  expect([...files.keys()]).toEqual(["data.json", fileOf(audioUrl, "webm"), fileOf(alone, "m4a")]);
  expect(files.get(fileOf(audioUrl, "webm"))?.equals(posted)).toBe(true);
  expect(files.get(fileOf(alone, "m4a"))?.equals(unposted)).toBe(true);
  expect(list(body, "uploads")).toMatchObject([
    { file: fileOf(audioUrl, "webm") },
    { file: fileOf(alone, "m4a") },
  ]);

  const { body: updates } = await luis.get<{ id: string; audioUrl: string }[]>(
    `/api/projects/${site.projectId}/updates`,
  );
  await luis.delete(`/api/updates/${updates.find((update) => update.audioUrl === audioUrl)!.id}`);
  expect([...(await download(luis)).files.keys()]).toEqual(["data.json", fileOf(alone, "m4a")]);
});

test("an owner's file has their data and everything they wrote", async () => {
  const code = await newCode(site.rosa, site.projectId);
  const description = "Two storeys in timber";
  expect((await site.rosa.patch(`/api/projects/${site.projectId}`, { description })).status).toBe(200);
  const taskId = await addTask(database, site.projectId, "South wall");
  await database.query("UPDATE project_tasks SET description = 'Studs at 16' WHERE id = $1", [taskId]);
  await addSubtask(database, site.projectId, taskId, "Hang the door");
  await database.query(
    "INSERT INTO glossary_terms (business_id, position, term, translation, language) VALUES ($1, 0, 'joist', 'vigueta', 'es')",
    [site.businessId],
  );
  const admin = await addUser(database, "Dale Brandt");
  await site.rosa.post(`/api/businesses/${site.businessId}/admins`, { email: admin.email });
  await database.query(
    "INSERT INTO admin_invitations (id, business_id, email, invited_by, token, expires_at) VALUES ($1, $2, 'new@example.com', $3, 'the hash of a token', now())",
    [randomUUID(), site.businessId, site.rosa.user.id],
  );
  await database.query(
    "INSERT INTO help_faqs (id, title, content, created_by) VALUES ($1, 'Who?', 'You.', $2)",
    [randomUUID(), site.rosa.user.id],
  );
  const { body: data } = await download(site.rosa);
  expect(list(data, "ownedBusinesses")).toMatchObject([
    {
      id: site.businessId,
      name: "Ortiz Framing",
      glossary: [{ term: "joist", translation: "vigueta", language: "es" }],
      projects: [
        {
          id: site.projectId,
          name: "Harlow Street",
          description: "Two storeys in timber",
          tasks: expect.arrayContaining([
            expect.objectContaining({
              name: "South wall",
              description: "Studs at 16",
              subtasks: [expect.objectContaining({ name: "Hang the door" })],
            }),
          ]) as object[],
        },
      ],
    },
  ]);
  expect(list(data, "adminsAdded")).toMatchObject([{ businessId: site.businessId, userId: admin.id }]);
  expect(list(data, "invitationsSent")).toMatchObject([{ email: "new@example.com" }]);
  expect(list(data, "connectCodesMade").at(-1)).toMatchObject({ projectId: site.projectId, usedAt: null });
  expect(data["helpContent"]).toMatchObject({ faqs: [{ title: "Who?", content: "You." }] });
  const text = JSON.stringify(data);
  for (const foreign of ["Muro norte", "Mateo Rivas", "the hash of a token", code])
    expect(text).not.toContain(foreign);
  expect(text).not.toMatch(SECRETS);
});

test("says of each photo where it belongs", async () => {
  const june = await newWorker(server, site, { name: "June Park", language: "en" });
  const update = await postUpdate(june, "With a photo below");
  const photoIds = [await uploadPhoto(june)];
  const comment = await made(june.post(`/api/updates/${update}/comments`, { photoIds }));
  const inChat = { photoIds: [await uploadPhoto(june)] };
  const message = await made(june.post(`/api/projects/${site.projectId}/messages`, inChat));
  expect(list((await download(june)).body, "uploads")).toMatchObject([
    { id: photoIds[0], commentId: comment, messageId: null, position: 0 },
    { id: inChat.photoIds[0], commentId: null, messageId: message, position: 0 },
  ]);
});

test("contains each of thousands of updates, once and in order", async () => {
  const june = await newWorker(server, site, { name: "June Park", language: "en" });
  await database.query(
    `INSERT INTO updates (id, project_id, author_id, content, created_at)
     SELECT gen_random_uuid(), $1, $2, 'Text ' || n, timestamptz '2026-01-01' + (n / 3) * interval '1 minute'
     FROM generate_series(1, 2500) AS n`,
    [site.projectId, june.user.id],
  );
  const updates = list((await download(june)).body, "updates");
  expect(new Set(updates.map(({ content }) => content)).size).toBe(2_500);
  expect(updates).toHaveLength(2_500);
  const times = updates.map(({ createdAt }) => String(createdAt));
  expect(times).toEqual([...times].sort());
});

test("contains what somebody wrote in a project that they have left", async () => {
  const luis = await newWorker(server, site, { name: "Luis Vega", language: "es" });
  await postUpdate(luis, "Lo último que escribí");
  const { status } = await luis.delete(`/api/projects/${site.projectId}/members/${luis.user.id}`);
  expect(status).toBe(204);
  const { body: data } = await download(luis);
  expect(list(data, "updates")).toMatchObject([{ content: "Lo último que escribí" }]);
  expect(list(data, "memberships")).toEqual([]);
  expect(JSON.stringify(data)).not.toContain("Harlow Street");
});

describe("is refused", () => {
  test("after ten exports in an hour", async () => {
    const strict = await startTestServer({ env: { RATE_LIMIT_FACTOR: "0.2" } });
    const sql = await connect(strict.databaseUrl);
    const rosa = await signUp(strict, { name: "Rosa Ortiz" });
    for (let time = 1; time <= 2; time += 1) expect((await download(rosa)).status).toBe(200);
    await expectRefusal(sql, () => download(rosa), 429, "rate_limited");
    await sql.end();
    await strict.stop();
  });
});
