import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { SubtaskView } from "./view";
import type { UpdateView } from "@/lib/updates/view";
import en from "@/messages/en/errors.json";
import es from "@/messages/es/errors.json";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addAskingSubtask, addPhoto, addUpdate, countRows } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import { expectNoChange } from "@/sandbox/http/expect-change";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

let crew: Crew;
/** A subtask of Framing that asks for a photo; Mateo is on Framing. */
let asking: string;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  crew = await newCrew(cast);
  asking = await addAskingSubtask(cast.sql, crew.id, crew.framing);
});

const complete = (by: SignedInClient) => by.put<SubtaskView>(`/api/subtasks/${asking}/complete`);
const read = async () => (await cast.rosa.get<SubtaskView>(`/api/subtasks/${asking}`)).body;
const photoBy = ({ user }: SignedInClient) => addPhoto(cast.sql, user.id);
const events = (type: string) => countRows(cast.sql, "events", { project_id: crew.id, type });

async function postDone(by: SignedInClient, fields: object, key = randomUUID()) {
  const body = { subtaskId: asking, completesSubtask: true, ...fields };
  const headers = { "idempotency-key": key };
  return by.post<UpdateView>(`/api/projects/${crew.id}/updates`, body, { headers });
}

describe("a subtask that asks for a photo", () => {
  test("is made one by its owner, and is none again", async () => {
    const { sql, rosa } = cast;
    const ask = (asksPhoto: boolean) =>
      rosa.patch<SubtaskView>(`/api/subtasks/${crew.joists}`, { asksPhoto });
    expect((await ask(true)).body).toMatchObject({ asksPhoto: true, askedPhoto: null });
    await expectNoChange(sql, () => ask(true), 200);
    expect((await ask(false)).body).toMatchObject({ asksPhoto: false });
    const unclear = () => rosa.patch(`/api/subtasks/${crew.joists}`, { asksPhoto: "yes" });
    await expectRefusal(sql, unclear, 400, "validation_failed");
  });

  test("is completed by the update with its photo, which says who took it and when", async () => {
    const { mateo } = cast;
    const capturedAt = new Date(Date.now() - 3_600_000).toISOString();
    const key = randomUUID();
    const fields = { photoIds: [await photoBy(mateo)], capturedAt };
    const { status, body } = await postDone(mateo, fields, key);
    expect(status).toBe(201);
    expect(await read()).toMatchObject({
      isCompleted: true,
      completedAt: body.createdAt,
      updateCount: 1,
      askedPhoto: { updateId: body.id, author: mateo.user.name, at: capturedAt },
    });
    const again = await postDone(mateo, fields, key);
    expect(again.body.id).toBe(body.id);
    expect([await events("update.posted"), await events("subtask.completed")]).toEqual([1, 1]);
  });

  test("is refused without one, by a tick and by an update, except to owners", async () => {
    const { sql, mateo, nadia, rosa } = cast;
    for (const [person, sentence] of [
      [mateo, es.subtaskAsksPhoto],
      [nadia, en.subtaskAsksPhoto],
    ] as const) {
      const { message } = await expectRefusal(sql, () => complete(person), 409, "conflict");
      expect(message).toBe(sentence);
      await expectRefusal(sql, () => postDone(person, { content: "Done" }), 409, "conflict");
    }
    expect((await complete(rosa)).body).toMatchObject({ isCompleted: true, askedPhoto: null });
  });

  test("is completed by a tick once there is a photo, until that is withdrawn", async () => {
    const { sql, mateo, rosa } = cast;
    const place = { projectId: crew.id, taskId: crew.framing, subtaskId: asking, authorId: mateo.user.id };
    const withdrawn = await addUpdate(sql, place);
    await addPhoto(sql, mateo.user.id, withdrawn);
    expect((await rosa.delete(`/api/updates/${withdrawn}`)).status).toBeLessThan(300);
    await expectRefusal(sql, () => complete(mateo), 409, "conflict");
    const kept = await addUpdate(sql, place);
    await addPhoto(sql, mateo.user.id, kept);
    expect((await complete(mateo)).body).toMatchObject({ isCompleted: true, askedPhoto: { updateId: kept } });
    const later = await addUpdate(sql, place);
    await addPhoto(sql, mateo.user.id, later);
    expect(await read()).toMatchObject({ askedPhoto: { updateId: kept } });
  });

  test("is completed once by several photos at once, of which none is lost", async () => {
    const { mateo, rosa, dale } = cast;
    const people = [mateo, rosa, dale, mateo];
    const photos = await Promise.all(people.map(photoBy));
    const answers = await Promise.all(people.map((by, at) => postDone(by, { photoIds: [photos[at]] })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect([await events("update.posted"), await events("subtask.completed")]).toEqual([4, 1]);
  });
});

test("only an update in a subtask completes one", async () => {
  const post = () => postDone(cast.rosa, { subtaskId: null, content: "Done" });
  const { issues } = await expectRefusal(cast.sql, post, 400, "validation_failed");
  expect(issues?.map(({ path }) => path)).toEqual(["completesSubtask"]);
});
