import type { Asker, Target } from "./matrix-targets";
import { addUpdate } from "@/sandbox/database/rows";
import type { Cast, Site } from "@/sandbox/fixtures/cast";
import { audioForm, recordingOf, sha256Of } from "@/sandbox/fixtures/sound/recordings";

/** The targets of the matrix's calls on uploads and recordings, by name. */
export const AUDIO_TARGETS: Record<string, Target> = {
  recording: () => ({ body: audioForm(recordingOf()) }),
  announced: () => ({ body: { size: 9, sha256: sha256Of(Buffer.alloc(9)), contentType: "audio/webm" } }),
  ownUpload: async (cast, asker) => ({ id: await recorded(cast, { userId: idOf(cast, asker) }) }),
  solsUpload: async (cast) => ({ id: await recorded(cast, { userId: cast.sol.user.id }) }),
  ownPart: async (cast, asker) => part(await recorded(cast, { userId: idOf(cast, asker) })),
  solsPart: async (cast) => part(await recorded(cast, { userId: cast.sol.user.id })),
  heardInNoTask: heard("unassigned"),
  heardInFraming: heard("framing"),
  heardInJoists: heard("joists"),
  heardInRoofing: heard("roofing"),
  ownHeardInRoofing: async (cast, asker) => {
    const userId = idOf(cast, asker);
    const place = { projectId: cast.harlow.id, taskId: cast.harlow.roofing };
    const updateId = await addUpdate(cast.sql, { ...place, authorId: userId });
    return { id: await recorded(cast, { userId, updateId }) };
  },
  postOwnRecording: (cast, asker) => posted(cast, idOf(cast, asker)),
  postSolsRecording: (cast) => posted(cast, cast.sol.user.id),
};

/** A recording that Rosa uploads, then made another's: those who cannot sign in have some too. */
async function recorded(
  { rosa, sql }: Cast,
  { userId, updateId = null }: { userId: string; updateId?: string | null },
): Promise<string> {
  const { body } = await rosa.post<{ audioUrl: string }>("/api/upload-audio", audioForm(recordingOf()));
  const id = body.audioUrl.split("/").at(-1) ?? "";
  await sql.query("UPDATE uploads SET user_id = $2, update_id = $3 WHERE id = $1", [id, userId, updateId]);
  return id;
}

function heard(place: keyof Site["updates"]): Target {
  return async (cast) => {
    const { rosa, sql, harlow } = cast;
    const { rows } = await sql.query<{ id: string }>(
      `INSERT INTO updates (id, project_id, task_id, subtask_id, author_id, content)
       SELECT gen_random_uuid(), project_id, task_id, subtask_id, author_id, content FROM updates WHERE id = $1 RETURNING id`,
      [harlow.updates[place]],
    );
    return { id: await recorded(cast, { userId: rosa.user.id, updateId: rows[0]?.id ?? null }) };
  };
}

function part(id: string) {
  return { id, n: "0", body: recordingOf(), headers: { "content-type": "application/octet-stream" } };
}

async function posted(cast: Cast, userId: string) {
  const audioUrl = `/api/audio/${await recorded(cast, { userId })}`;
  return { id: cast.harlow.id, body: { audioUrl } };
}

function idOf({ june }: Cast, { id, kind }: Asker): string {
  return kind === "visitor" ? june.user.id : id;
}
