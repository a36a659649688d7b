import { addRecording, addUpdate } from "@/sandbox/database/rows";
import type { Cast, Site } from "@/sandbox/fixtures/cast";
import { type Asker, cases, type Target } from "@/sandbox/matrix/cases";
import { authorOf, updateIn } from "@/sandbox/matrix/targets";

type Place = keyof Site["updates"];

/* The matrix's server has no service: what may be transcribed or translated is a 503. */
export default cases(
  `
PATCH /api/updates/{id} · one's own                      401  404  200  200  200  200  200  200  401  404  ownUpdate
PATCH /api/updates/{id} · one's own, in Roofing          401  404  200  200  200  200  200  200  401  404  ownUpdateInRoofing
PATCH /api/updates/{id}                                  401  404  403  403  403  403  403  403  401  404  updateOfRemy
PATCH /api/updates/{id} · in Roofing                     401  404  404  404  404  403  403  200  401  404  updateInRoofing
DELETE /api/updates/{id} · one's own                     401  404  204  204  204  204  204  204  401  404  ownUpdate
DELETE /api/updates/{id} · in no task                    401  404  403  403  403  204  403  204  401  404  solsUpdate
DELETE /api/updates/{id} · in Framing                    401  404  403  404  404  204  403  204  401  404  solsInFraming
DELETE /api/updates/{id} · in Joists                     401  404  403  404  403  204  403  204  401  404  solsInJoists
DELETE /api/updates/{id} · in Roofing                    401  404  404  404  404  204  403  204  401  404  solsInRoofing
POST /api/updates/{id}/comments                          401  404  201  201  201  201  201  201  401  404  updateInNoTask
POST /api/updates/{id}/comments · in Framing             401  404  201  404  404  201  201  201  401  404  updateInFraming
POST /api/updates/{id}/comments · in Joists              401  404  201  404  201  201  201  201  401  404  updateInJoists
POST /api/updates/{id}/comments · in Sill plates         401  404  201  404  404  201  201  201  401  404  updateInSill
POST /api/updates/{id}/comments · in Roofing             401  404  404  404  404  201  201  201  401  404  updateInRoofing
POST /api/updates/{id}/comments · by who left            401  404  201  201  201  201  201  201  401  404  updateOfRemy
POST /api/updates/{id}/questions                         401  404  201  201  201  201  201  201  401  404  updateInNoTask
POST /api/updates/{id}/questions · in Framing            401  404  201  404  404  201  201  201  401  404  updateInFraming
POST /api/updates/{id}/questions · to Luis, in Framing   401  404  400  404  404  400  400  400  401  404  askedLuisInFraming
GET /api/updates/{id}/comments                           401  404  200  200  200  200  200  200  401  404  updateInNoTask
GET /api/updates/{id}/comments · in Framing              401  404  200  404  404  200  200  200  401  404  updateInFraming
GET /api/updates/{id}/comments · in Joists               401  404  200  404  200  200  200  200  401  404  updateInJoists
GET /api/updates/{id}/comments · own, in Roofing         401  404  200  200  200  200  200  200  401  404  ownUpdateInRoofing
GET /api/updates/{id}/revisions                          401  404  200  200  200  200  200  200  401  404  updateInNoTask
GET /api/updates/{id}/revisions · in Framing             401  404  200  404  404  200  200  200  401  404  updateInFraming
GET /api/updates/{id}/revisions · in Joists              401  404  200  404  200  200  200  200  401  404  updateInJoists
GET /api/updates/{id}/revisions · own, in Roofing        401  404  200  200  200  200  200  200  401  404  ownUpdateInRoofing
PUT /api/updates/{id}/move-to-task · in no task          401  404  403  403  403  200  200  200  401  404  toTaskFromNoTask
PUT /api/updates/{id}/move-to-task · from Framing        401  404  403  404  404  200  200  200  401  404  toTaskFromFraming
PUT /api/updates/{id}/move-to-task · from Joists         401  404  403  404  403  200  200  200  401  404  toTaskFromJoists
PUT /api/updates/{id}/move-to-task · own, in Roofing     401  404  403  403  403  200  200  200  401  404  toTaskOwnFromRoofing
PUT /api/updates/{id}/move-to-task · a foreign place     401  404  403  403  403  400  400  400  401  404  toTaskToMillLane
PUT /api/updates/{id}/move-to-task · out of Framing      401  404  403  404  404  200  200  200  401  404  outOfFraming
PUT /api/updates/{id}/move-to-subtask · in no task       401  404  403  403  403  200  200  200  401  404  toSubtaskFromNoTask
PUT /api/updates/{id}/move-to-subtask · from Framing     401  404  403  404  404  200  200  200  401  404  toSubtaskFromFraming
PUT /api/updates/{id}/move-to-subtask · from Joists      401  404  403  404  403  200  200  200  401  404  toSubtaskFromJoists
PUT /api/updates/{id}/move-to-subtask · a foreign place  401  404  403  403  403  400  400  400  401  404  toSubtaskToMillLane
POST /api/updates/{id}/transcribe-again · one's own      401  404  503  503  503  503  503  503  401  404  ownFailed
POST /api/updates/{id}/transcribe-again                  401  404  403  403  403  503  503  503  401  404  failedInNoTask
POST /api/updates/{id}/transcribe-again · Framing        401  404  403  404  404  503  503  503  401  404  failedInFraming
PATCH /api/updates/{id}/transcript · one's own           401  404  200  200  200  200  200  200  401  404  ownFailed
PATCH /api/updates/{id}/transcript · in no task          401  404  403  403  403  403  403  200  401  404  failedInNoTask
PATCH /api/updates/{id}/transcript · in Roofing          401  404  404  404  404  403  403  200  401  404  failedInRoofing
GET /api/updates/{id}/transcript                         401  404  200  200  200  200  200  200  401  404  updateInNoTask
GET /api/updates/{id}/transcript · in Framing            401  404  200  404  404  200  200  200  401  404  updateInFraming
GET /api/updates/{id}/transcript · in Joists             401  404  200  404  200  200  200  200  401  404  updateInJoists
GET /api/updates/{id}/transcript · own, in Roofing       401  404  200  200  200  200  200  200  401  404  ownUpdateInRoofing
GET /api/updates/{id}                                    401  404  200  200  200  200  200  200  401  404  updateInNoTask
GET /api/updates/{id} · in Framing                       401  404  200  404  404  200  200  200  401  404  updateInFraming
GET /api/updates/{id} · in Joists                        401  404  200  404  200  200  200  200  401  404  updateInJoists
GET /api/updates/{id} · own, in Roofing                  401  404  200  200  200  200  200  200  401  404  ownUpdateInRoofing
GET /api/updates/{id}/translation                        401  404  503  503  503  503  503  503  401  404  translateInNoTask
GET /api/updates/{id}/translation · in Framing           401  404  503  404  404  503  503  503  401  404  translateInFraming
GET /api/updates/{id}/translation · in Joists            401  404  503  404  503  503  503  503  401  404  translateInJoists
GET /api/updates/{id}/translation · in Roofing           401  404  404  404  404  503  503  503  401  404  translateInRoofing
`,
  {
    ownUpdate: (cast, asker) => ownUpdate(cast, asker, null),
    ownUpdateInRoofing: (cast, asker) => ownUpdate(cast, asker, cast.harlow.roofing),
    updateOfRemy: ({ remyUpdate }) => ({ id: remyUpdate, body: { content: "Well done" } }),
    updateInNoTask: update("unassigned"),
    updateInFraming: update("framing"),
    updateInJoists: update("joists"),
    askedLuisInFraming: ({ harlow, luis }) => ({
      id: harlow.updates.framing,
      body: { content: "How long?", toId: luis.user.id },
    }),
    updateInSill: update("sill"),
    updateInRoofing: update("roofing"),
    solsUpdate: solsUpdate("unassigned"),
    solsInFraming: solsUpdate("framing"),
    solsInJoists: solsUpdate("joists"),
    solsInRoofing: solsUpdate("roofing"),
    ...moves("toTask", ({ harlow }) => ({ taskId: harlow.roofing })),
    toTaskOwnFromRoofing: (cast, asker) =>
      moved(cast, authorOf(cast, asker), { taskId: cast.harlow.roofing }, { taskId: cast.harlow.roofing }),
    ...moves("toSubtask", ({ harlow }) => ({ subtaskId: harlow.sill })),
    toTaskToMillLane: (cast) => moved(cast, cast.rosa.user.id, {}, { taskId: cast.mill.wiring }),
    toSubtaskToMillLane: (cast) => moved(cast, cast.rosa.user.id, {}, { subtaskId: cast.mill.wiring }),
    outOfFraming: (cast) => moved(cast, cast.rosa.user.id, { taskId: cast.harlow.framing }, { taskId: null }),
    ownFailed: (cast, asker) => failed(cast, "unassigned", authorOf(cast, asker)),
    failedInNoTask: (cast) => failed(cast, "unassigned"),
    failedInFraming: (cast) => failed(cast, "framing"),
    failedInRoofing: (cast) => failed(cast, "roofing"),
    translateInNoTask: inSpanish("unassigned"),
    translateInFraming: inSpanish("framing"),
    translateInJoists: inSpanish("joists"),
    translateInRoofing: inSpanish("roofing"),
  },
  {
    "PATCH /api/updates/{id}": ({ june }) => ({ by: june, body: { content: "Straight" } }),
    "PATCH /api/updates/{id}/transcript": ({ june }) => ({
      by: june,
      body: { transcript: "Three rafters short" },
    }),
    "POST /api/updates/{id}/transcribe-again": ({ june }) => ({ by: june }),
    "DELETE /api/updates/{id}": ({ june }) => ({ by: june }),
    "PUT /api/updates/{id}/move-to-task": ({ dale }, { otherTask }) => ({
      by: dale,
      body: { taskId: otherTask },
    }),
    "PUT /api/updates/{id}/move-to-subtask": ({ dale }, { subtasks }) => ({
      by: dale,
      body: { subtaskId: subtasks[1] },
    }),
    "POST /api/updates/{id}/comments": ({ june }) => ({ by: june, body: { content: "Good" } }),
    "POST /api/updates/{id}/questions": ({ june, dale }) => ({
      by: june,
      body: { content: "How long?", toId: dale.user.id },
    }),
  },
);

/** An update written by the asker, even if they have left the project or never were in it. */
async function ownUpdate(cast: Cast, asker: Asker, taskId: string | null) {
  const update = { projectId: cast.harlow.id, taskId, authorId: authorOf(cast, asker) };
  return { id: await addUpdate(cast.sql, update), body: { content: "Better said" } };
}

function update(place: Place): Target {
  return ({ harlow }) => ({ id: harlow.updates[place], body: { content: "Well done" } });
}

/** An update by Sol, whose account is suspended: nobody's own. */
function solsUpdate(place: Place): Target {
  return async (cast) => ({ id: await updateIn(cast, place, cast.sol.user.id) });
}

/** Moves of Rosa's update from each place. */
function moves(name: string, to: (cast: Cast) => object): Record<string, Target> {
  const from =
    (place: (site: Site) => object): Target =>
    (cast) =>
      moved(cast, cast.rosa.user.id, place(cast.harlow), to(cast));
  return {
    [`${name}FromNoTask`]: from(() => ({})),
    [`${name}FromFraming`]: from(({ framing }) => ({ taskId: framing })),
    [`${name}FromJoists`]: from(({ framing, joists }) => ({ taskId: framing, subtaskId: joists })),
  };
}

async function moved({ sql, harlow }: Cast, authorId: string, from: object, to: object) {
  return { id: await addUpdate(sql, { projectId: harlow.id, authorId, ...from }), body: to };
}

/** A voice update that could not be transcribed: Rosa's unless told otherwise. */
async function failed(cast: Cast, place: Place, authorId = cast.rosa.user.id) {
  const id = await updateIn(cast, place, authorId);
  await addRecording(cast.sql, authorId, { updateId: id });
  return { id, body: { transcript: "Three rafters short" } };
}

function inSpanish(place: Place): Target {
  return ({ harlow }) => ({ id: harlow.updates[place], query: { to: "es" } });
}
