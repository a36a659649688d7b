import { addSubtask, addTask, assignSubtask, assignTask } from "@/sandbox/database/rows";
import { cases, type Target } from "@/sandbox/matrix/cases";
import { newMember } from "@/sandbox/matrix/targets";

type Place = "framing" | "roofing";

export default cases(
  `
DELETE /api/tasks/{id} · with one's own people           401  404  403  404  403  204  403  204  401  404  crewsTask
DELETE /api/tasks/{id} · in Roofing's place              401  404  404  404  404  204  403  204  401  404  nobodysTask
PATCH /api/tasks/{id} · Framing                          401  404  403  404  403  200  403  200  401  404  editedFraming
PATCH /api/tasks/{id} · Roofing                          401  404  404  404  404  200  403  200  401  404  editedRoofing
POST /api/tasks/{id}/complete · Framing                  401  404  403  404  403  200  403  200  401  404  framing
POST /api/tasks/{id}/complete · Roofing                  401  404  404  404  404  200  403  200  401  404  roofing
GET /api/tasks/{id}/members · Framing                    401  404  200  404  200  200  200  200  401  404  framing
GET /api/tasks/{id}/members · Roofing                    401  404  404  404  404  200  200  200  401  404  roofing
POST /api/tasks/{id}/members · Framing                   401  404  403  404  403  201  201  201  401  404  framingAndMember
POST /api/tasks/{id}/members · Roofing                   401  404  404  404  404  201  201  201  401  404  roofingAndMember
POST /api/tasks/{id}/members · again                     401  404  403  404  403  200  200  200  401  404  framingAndMateo
POST /api/tasks/{id}/members · an outsider               401  404  403  404  403  400  400  400  401  404  framingAndMei
DELETE /api/tasks/{id}/members/{userId}                  401  404  403  404  403  204  204  204  401  404  assigneeOfFraming
DELETE /api/tasks/{id}/members/{userId} · oneself        401  404  403  404  403  204  204  204  401  404  oneselfInFraming
GET /api/tasks/{id}/subtasks · Framing                   401  404  200  404  200  200  200  200  401  404  framing
GET /api/tasks/{id}/subtasks · Roofing                   401  404  404  404  404  200  200  200  401  404  roofing
POST /api/tasks/{id}/subtasks · Framing                  401  404  403  404  403  201  403  201  401  404  framingNewSubtask
POST /api/tasks/{id}/subtasks · Roofing                  401  404  404  404  404  201  403  201  401  404  roofingNewSubtask
GET /api/tasks/{id}/updates · Framing                    401  404  200  404  200  200  200  200  401  404  framing
GET /api/tasks/{id}/updates · Roofing                    401  404  404  404  404  200  200  200  401  404  roofing
GET /api/tasks/{id} · Framing                            401  404  200  404  200  200  200  200  401  404  framing
GET /api/tasks/{id} · Roofing                            401  404  404  404  404  200  200  200  401  404  roofing
`,
  {
    framing: at("framing"),
    roofing: at("roofing"),
    framingNewSubtask: at("framing", { name: "Headers" }),
    roofingNewSubtask: at("roofing", { name: "Ridge" }),
    editedFraming: at("framing", { description: "Two crews", dueDate: "2026-12-01" }),
    editedRoofing: at("roofing", { dueDate: "2026-12-01" }),
    crewsTask: async ({ sql, harlow, mateo, luis }) => {
      const id = await addTask(sql, harlow.id);
      await assignTask(sql, harlow.id, id, mateo.user.id);
      await assignSubtask(sql, harlow.id, await addSubtask(sql, harlow.id, id), luis.user.id);
      return { id };
    },
    nobodysTask: async ({ sql, harlow }) => ({ id: await addTask(sql, harlow.id) }),
    framingAndMateo: ({ harlow, mateo }) => ({ id: harlow.framing, body: { userId: mateo.user.id } }),
    framingAndMei: ({ harlow, mei }) => ({ id: harlow.framing, body: { userId: mei.user.id } }),
    framingAndMember: withMember("framing"),
    roofingAndMember: withMember("roofing"),
    assigneeOfFraming: async (cast) => {
      const userId = await newMember(cast);
      await assignTask(cast.sql, cast.harlow.id, cast.harlow.framing, userId);
      return { id: cast.harlow.framing, userId };
    },
    oneselfInFraming: ({ harlow }, { id: userId }) => ({ id: harlow.framing, userId }),
  },
  {
    "PATCH /api/tasks/{id}": ({ dale }) => ({ by: dale, body: { dueDate: "2026-12-01" } }),
    "POST /api/tasks/{id}/complete": ({ dale }) => ({ by: dale }),
    "DELETE /api/tasks/{id}": ({ dale }) => ({ by: dale }),
    "POST /api/tasks/{id}/members": ({ dale, june }, { otherTask }) => ({
      by: dale,
      id: otherTask,
      body: { userId: june.user.id },
    }),
    "DELETE /api/tasks/{id}/members/{userId}": ({ dale, june }) => ({ by: dale, userId: june.user.id }),
    "POST /api/tasks/{id}/subtasks": ({ dale }) => ({ by: dale, body: { name: "Headers" } }),
  },
);

function at(place: Place, body?: object): Target {
  return ({ harlow }) => ({ id: harlow[place], body });
}

function withMember(place: Place): Target {
  return async (cast) => ({ id: cast.harlow[place], body: { userId: await newMember(cast) } });
}
