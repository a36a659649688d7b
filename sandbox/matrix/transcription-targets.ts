import type { Asker, Target } from "./matrix-targets";
import { addRecording, addUpdate } from "@/sandbox/database/rows";
import type { Cast, Site } from "@/sandbox/fixtures/cast";

/** The targets of the matrix's calls on transcripts, by name. The matrix's server has no service: what may be sent is a 503. */
export const TRANSCRIPTION_TARGETS: Record<string, Target> = {
  transcribeOwn: async (cast, asker) => audio(await addRecording(cast.sql, idOf(cast, asker))),
  transcribeSols: async (cast) => audio(await addRecording(cast.sql, cast.sol.user.id)),
  transcribeInFraming: async (cast) => audio((await failed(cast, "framing")).recording),
  transcribeInRoofing: async (cast) => audio((await failed(cast, "roofing")).recording),
  failedInNoTask: async (cast) => corrected((await failed(cast, "unassigned")).update),
  failedInFraming: async (cast) => corrected((await failed(cast, "framing")).update),
  failedInRoofing: async (cast) => corrected((await failed(cast, "roofing")).update),
  ownFailed: async (cast, asker) => {
    const authorId = idOf(cast, asker);
    return corrected((await voiceUpdate(cast, { projectId: cast.harlow.id, authorId })).update);
  },
};

/** A voice update by Rosa that could not be transcribed. */
async function failed(cast: Cast, place: keyof Site["updates"]) {
  const { rows } = await cast.sql.query<{ task: string | null; subtask: string | null }>(
    "SELECT task_id AS task, subtask_id AS subtask FROM updates WHERE id = $1",
    [cast.harlow.updates[place]],
  );
  const at = { taskId: rows[0]?.task ?? null, subtaskId: rows[0]?.subtask ?? null };
  return voiceUpdate(cast, { projectId: cast.harlow.id, authorId: cast.rosa.user.id, ...at });
}

async function voiceUpdate({ sql }: Cast, row: Parameters<typeof addUpdate>[1]) {
  const update = await addUpdate(sql, row);
  const recording = await addRecording(sql, row.authorId, { updateId: update });
  return { update, recording };
}

function audio(id: string) {
  return { body: { audioUrl: `/api/audio/${id}` } };
}

function corrected(id: string) {
  return { id, body: { transcript: "Three rafters short" } };
}

function idOf({ june }: Cast, { id, kind }: Asker): string {
  return kind === "visitor" ? june.user.id : id;
}
