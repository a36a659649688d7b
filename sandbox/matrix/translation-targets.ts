import { randomUUID } from "node:crypto";
import type { Target } from "./matrix-targets";
import { addComment } from "@/sandbox/database/rows";
import type { Cast, Site } from "@/sandbox/fixtures/cast";

/** The targets of the matrix's calls on translations, by name. Each text is in English, and asked for in Spanish. */
export const TRANSLATION_TARGETS: Record<string, Target> = {
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
  translateTeamMessage: async (cast) => asked("message", await addMessage(cast, null)),
  translateDirectMessage: async (cast) => asked("message", await addMessage(cast, cast.sol.user.id)),
  glossaryOfOrtiz: ({ ortiz }) => ({
    id: ortiz,
    body: [{ term: "header", translation: null, language: "en" }],
  }),
};

function update(place: keyof Site["updates"]): Target {
  return ({ harlow }) => asked("update", harlow.updates[place]);
}

/** Its update needs no translation: only the comment is asked for. */
function commentsOn(place: keyof Site["updates"]): Target {
  return async ({ sql, harlow, sol }) => {
    const id = harlow.updates[place];
    await sql.query("UPDATE updates SET content = '92 5/8', language = NULL WHERE id = $1", [id]);
    await addComment(sql, id, sol.user.id);
    const { query, body } = asked("update", id);
    return { id, query, body: { ...body, comments: 5 } };
  };
}

function asked(type: string, id: string) {
  return { id, query: { to: "es" }, body: { to: "es", items: [{ type, id }] } };
}

/** A message from Rosa in Harlow Street, to the team or to one person. */
export async function addMessage({ sql, harlow, rosa }: Cast, recipientId: string | null): Promise<string> {
  const id = randomUUID();
  await sql.query(
    "INSERT INTO chat_messages (id, project_id, author_id, recipient_id, content) VALUES ($1, $2, $3, $4, 'The trench is open.')",
    [id, harlow.id, rosa.user.id, recipientId],
  );
  return id;
}
