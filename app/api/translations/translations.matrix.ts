import { addComment, addMessage, addPhoto } from "@/sandbox/database/rows";
import type { Site } from "@/sandbox/fixtures/cast";
import { cases, type Target } from "@/sandbox/matrix/cases";
import { updateIn } from "@/sandbox/matrix/targets";

/*
 * Each text is in English, and asked for in Spanish. The matrix's server has no service: where a text would be sent, the answer is
 * 503; who may not see it gets 200 and nothing.
 */
export default cases(
  `
POST /api/translations · an update in no task            401  200  503  503  503  503  503  503  401  200  translateInNoTask
POST /api/translations · an update in Framing            401  200  503  200  200  503  503  503  401  200  translateInFraming
POST /api/translations · an update in Joists             401  200  503  200  503  503  503  503  401  200  translateInJoists
POST /api/translations · an update in Roofing            401  200  200  200  200  503  503  503  401  200  translateInRoofing
POST /api/translations · a comment in Framing            401  200  503  200  200  503  503  503  401  200  translateCommentInFraming
POST /api/translations · comments on one in Framing      401  200  503  200  200  503  503  503  401  200  translateCommentsInFraming
POST /api/translations · comments on one in Roofing      401  200  200  200  200  503  503  503  401  200  translateCommentsInRoofing
POST /api/translations · the task Framing                401  200  503  200  503  503  503  503  401  200  translateFraming
POST /api/translations · the task Roofing                401  200  200  200  200  503  503  503  401  200  translateRoofing
POST /api/translations · the subtask Joists              401  200  503  200  503  503  503  503  401  200  translateJoists
POST /api/translations · the subtask Sill plates         401  200  503  200  200  503  503  503  401  200  translateSill
POST /api/translations · the project's description       401  200  503  503  503  503  503  503  401  200  translateHarlow
POST /api/translations · a message to the team           401  200  503  503  503  503  503  503  401  200  translateTeamMessage
POST /api/translations · a photo in Framing              401  200  503  200  200  503  503  503  401  200  translatePhotoInFraming
POST /api/translations · a direct message from Rosa      401  200  200  200  200  200  200  503  401  200  translateDirectMessage
`,
  {
    translateInNoTask: update("unassigned"),
    translateInFraming: update("framing"),
    translateInJoists: update("joists"),
    translateInRoofing: update("roofing"),
    translateCommentInFraming: async ({ sql, harlow, sol }) =>
      asked("comment", await addComment(sql, harlow.updates.framing, sol.user.id)),
    translateCommentsInFraming: commentsOn("framing"),
    translateCommentsInRoofing: commentsOn("roofing"),
    translateFraming: ({ harlow }) => asked("task", harlow.framing),
    translateRoofing: ({ harlow }) => asked("task", harlow.roofing),
    translateJoists: ({ harlow }) => asked("subtask", harlow.joists),
    translateSill: ({ harlow }) => asked("subtask", harlow.sill),
    translateHarlow: async ({ sql, harlow }) => {
      const description = "Two floors and a garage.";
      await sql.query("UPDATE projects SET description = $2 WHERE id = $1", [harlow.id, description]);
      return asked("project", harlow.id);
    },
    translateTeamMessage: async ({ sql, harlow, rosa }) =>
      asked("message", await addMessage(sql, { projectId: harlow.id, authorId: rosa.user.id })),
    translatePhotoInFraming: async (cast) => {
      const { sql, sol } = cast;
      const id = await addPhoto(sql, sol.user.id, await updateIn(cast, "framing", sol.user.id));
      await sql.query("UPDATE photos SET alt = 'The north wall' WHERE upload_id = $1", [id]);
      return asked("photo", id);
    },
    translateDirectMessage: async ({ sql, harlow, rosa, sol }) => {
      const message = { projectId: harlow.id, authorId: rosa.user.id, recipientId: sol.user.id };
      return asked("message", await addMessage(sql, message));
    },
  },
);

function update(place: keyof Site["updates"]): Target {
  return ({ harlow }) => asked("update", harlow.updates[place]);
}

/** Its update needs no translation: only the comment is asked for. */
function commentsOn(place: keyof Site["updates"]): Target {
  return async (cast) => {
    const { sql, sol } = cast;
    const id = await updateIn(cast, place, sol.user.id);
    await sql.query("UPDATE updates SET content = '92 5/8', language = NULL WHERE id = $1", [id]);
    await addComment(sql, id, sol.user.id);
    return asked("update", id, { comments: 5 });
  };
}

function asked(type: string, id: string, more?: { comments: number }) {
  return { body: { to: "es", items: [{ type, id }], ...more } };
}
