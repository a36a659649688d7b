import { addAskingSubtask, addSubtask, assignSubtask } from "@/sandbox/database/rows";
import { cases, type Target } from "@/sandbox/matrix/cases";
import { newMember } from "@/sandbox/matrix/targets";

type Place = "joists" | "sill";

export default cases(
  `
PUT /api/subtasks/{id} · Joists                          401  404  403  404  403  200  403  200  401  404  renamedJoists
PUT /api/subtasks/{id} · Sill plates                     401  404  403  404  404  200  403  200  401  404  renamedSill
PUT /api/subtasks/{id} · completed                       401  404  403  404  404  409  403  409  401  404  renamedCompleted
PATCH /api/subtasks/{id} · Joists                        401  404  403  404  403  200  403  200  401  404  editedJoists
PATCH /api/subtasks/{id} · Sill plates                   401  404  403  404  404  200  403  200  401  404  editedSill
PATCH /api/subtasks/{id} · completed                     401  404  403  404  404  409  403  409  401  404  renamedCompleted
DELETE /api/subtasks/{id} · of two crews                 401  404  403  404  403  204  403  204  401  404  sharedSubtask
DELETE /api/subtasks/{id} · in Framing                   401  404  403  404  404  204  403  204  401  404  subtaskInFraming
DELETE /api/subtasks/{id} · in Roofing                   401  404  404  404  404  204  403  204  401  404  subtaskInRoofing
PUT /api/subtasks/{id}/complete · of two crews           401  404  200  404  200  200  200  200  401  404  sharedSubtask
PUT /api/subtasks/{id}/complete · in Framing             401  404  200  404  404  200  200  200  401  404  subtaskInFraming
PUT /api/subtasks/{id}/complete · in Roofing             401  404  404  404  404  200  200  200  401  404  subtaskInRoofing
PUT /api/subtasks/{id}/complete · asks for a photo       401  404  409  404  404  200  409  200  401  404  askingSubtask
GET /api/subtasks/{id}/members · Joists                  401  404  200  404  200  200  200  200  401  404  joists
GET /api/subtasks/{id}/members · Sill plates             401  404  200  404  404  200  200  200  401  404  sill
POST /api/subtasks/{id}/members · Joists                 401  404  403  404  403  201  201  201  401  404  joistsAndMember
POST /api/subtasks/{id}/members · Sill plates            401  404  403  404  404  201  201  201  401  404  sillAndMember
POST /api/subtasks/{id}/members · an outsider            401  404  403  404  403  400  400  400  401  404  joistsAndMei
DELETE /api/subtasks/{id}/members/{userId}               401  404  403  404  403  204  204  204  401  404  assigneeOfJoists
DELETE /api/subtasks/{id}/members/{userId} · oneself     401  404  403  404  403  204  204  204  401  404  oneselfInJoists
GET /api/subtasks/{id}/updates · Joists                  401  404  200  404  200  200  200  200  401  404  joists
GET /api/subtasks/{id}/updates · Sill plates             401  404  200  404  404  200  200  200  401  404  sill
GET /api/subtasks/due                                    401  200  200  200  200  200  200  200  401  200
GET /api/subtasks/{id} · Joists                          401  404  200  404  200  200  200  200  401  404  joists
GET /api/subtasks/{id} · Sill plates                     401  404  200  404  404  200  200  200  401  404  sill
`,
  {
    joists: at("joists"),
    sill: at("sill"),
    renamedJoists: at("joists", { name: "Joists" }),
    renamedSill: at("sill", { name: "Sill plates" }),
    editedJoists: at("joists", { dueDate: "2026-12-01" }),
    editedSill: at("sill", { dueDate: "2026-12-01" }),
    sharedSubtask: async ({ sql, harlow, luis }) => {
      const id = await addSubtask(sql, harlow.id, harlow.framing);
      await assignSubtask(sql, harlow.id, id, luis.user.id);
      return { id };
    },
    subtaskInFraming: async ({ sql, harlow }) => ({ id: await addSubtask(sql, harlow.id, harlow.framing) }),
    subtaskInRoofing: async ({ sql, harlow }) => ({ id: await addSubtask(sql, harlow.id, harlow.roofing) }),
    askingSubtask: async ({ sql, harlow }) => ({
      id: await addAskingSubtask(sql, harlow.id, harlow.framing),
    }),
    renamedCompleted: async ({ sql, harlow }) => {
      const id = await addSubtask(sql, harlow.id, harlow.framing);
      await sql.query("UPDATE subtasks SET is_completed = true, completed_at = now() WHERE id = $1", [id]);
      return { id, body: { name: "Too late" } };
    },
    joistsAndMei: ({ harlow, mei }) => ({ id: harlow.joists, body: { userId: mei.user.id } }),
    joistsAndMember: withMember("joists"),
    sillAndMember: withMember("sill"),
    assigneeOfJoists: async (cast) => {
      const userId = await newMember(cast);
      await assignSubtask(cast.sql, cast.harlow.id, cast.harlow.joists, userId);
      return { id: cast.harlow.joists, userId };
    },
    oneselfInJoists: ({ harlow }, { id: userId }) => ({ id: harlow.joists, userId }),
  },
  {
    "PUT /api/subtasks/{id}": ({ dale }) => ({ by: dale, body: { name: "Beams" } }),
    "PATCH /api/subtasks/{id}": ({ dale }) => ({ by: dale, body: { dueDate: "2026-12-01" } }),
    "PUT /api/subtasks/{id}/complete": ({ june }) => ({ by: june }),
    "DELETE /api/subtasks/{id}": ({ dale }) => ({ by: dale }),
    "POST /api/subtasks/{id}/members": ({ dale, mateo }, { subtasks }) => ({
      by: dale,
      id: subtasks[1],
      body: { userId: mateo.user.id },
    }),
    "DELETE /api/subtasks/{id}/members/{userId}": ({ dale, june }) => ({ by: dale, userId: june.user.id }),
  },
);

function at(place: Place, body?: object): Target {
  return ({ harlow }) => ({ id: harlow[place], body });
}

function withMember(place: Place): Target {
  return async (cast) => ({ id: cast.harlow[place], body: { userId: await newMember(cast) } });
}
