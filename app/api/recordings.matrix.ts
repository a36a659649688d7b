import { addRecording, addUpdate } from "@/sandbox/database/rows";
import type { Cast, Site } from "@/sandbox/fixtures/cast";
import { audioForm, recordingOf, sha256Of } from "@/sandbox/fixtures/sound/recordings";
import { cases, type Target } from "@/sandbox/matrix/cases";
import { authorOf, updateIn } from "@/sandbox/matrix/targets";

/* Uploads, what is heard of them, and their transcription. The matrix's server has no service: what may be sent there is a 503. */
export default cases(
  `
POST /api/upload-audio                                   401  201  201  201  201  201  201  201  401  201  recording
POST /api/uploads                                        401  201  201  201  201  201  201  201  401  201  announced
GET /api/uploads/{id}                                    401  200  200  200  200  200  200  200  401  200  ownUpload
GET /api/uploads/{id} · another's                        401  404  404  404  404  404  404  404  401  404  solsUpload
PUT /api/uploads/{id}/parts/{n}                          401  204  204  204  204  204  204  204  401  204  ownPart
PUT /api/uploads/{id}/parts/{n} · another's              401  404  404  404  404  404  404  404  401  404  solsPart
POST /api/uploads/{id}/complete                          401  201  201  201  201  201  201  201  401  201  ownUpload
POST /api/uploads/{id}/complete · another's              401  404  404  404  404  404  404  404  401  404  solsUpload
GET /api/audio/{id} · in no update                       401  200  200  200  200  200  200  200  401  200  ownUpload
GET /api/audio/{id} · another's, in no update            401  404  404  404  404  404  404  404  401  404  solsUpload
GET /api/audio/{id} · in no task                         401  404  200  200  200  200  200  200  401  404  heardInNoTask
GET /api/audio/{id} · in Framing                         401  404  200  404  404  200  200  200  401  404  heardInFraming
GET /api/audio/{id} · in Joists                          401  404  200  404  200  200  200  200  401  404  heardInJoists
GET /api/audio/{id} · in Roofing                         401  404  404  404  404  200  200  200  401  404  heardInRoofing
GET /api/audio/{id} · one's own, in Roofing              401  404  200  200  200  200  200  200  401  404  ownHeardInRoofing
POST /api/transcribe · in no update                      401  503  503  503  503  503  503  503  401  503  transcribeOwn
POST /api/transcribe · another's, in no update           401  400  400  400  400  400  400  400  401  400  transcribeSols
POST /api/transcribe · in Framing                        401  400  503  400  400  503  503  503  401  400  transcribeInFraming
POST /api/transcribe · in Roofing                        401  400  400  400  400  503  503  503  401  400  transcribeInRoofing
`,
  {
    recording: () => ({ body: audioForm(recordingOf()) }),
    announced: () => ({ body: { size: 9, sha256: sha256Of(Buffer.alloc(9)), contentType: "audio/webm" } }),
    ownUpload: async (cast, asker) => ({ id: await recorded(cast, { userId: authorOf(cast, asker) }) }),
    solsUpload: async (cast) => ({ id: await recorded(cast, { userId: cast.sol.user.id }) }),
    ownPart: async (cast, asker) => part(await recorded(cast, { userId: authorOf(cast, asker) })),
    solsPart: async (cast) => part(await recorded(cast, { userId: cast.sol.user.id })),
    heardInNoTask: heard("unassigned"),
    heardInFraming: heard("framing"),
    heardInJoists: heard("joists"),
    heardInRoofing: heard("roofing"),
    ownHeardInRoofing: async (cast, asker) => {
      const userId = authorOf(cast, asker);
      const place = { projectId: cast.harlow.id, taskId: cast.harlow.roofing };
      const updateId = await addUpdate(cast.sql, { ...place, authorId: userId });
      return { id: await recorded(cast, { userId, updateId }) };
    },
    transcribeOwn: async (cast, asker) => sent(await addRecording(cast.sql, authorOf(cast, asker))),
    transcribeSols: async (cast) => sent(await addRecording(cast.sql, cast.sol.user.id)),
    transcribeInFraming: sentIn("framing"),
    transcribeInRoofing: sentIn("roofing"),
  },
);

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
    const { id: userId } = cast.rosa.user;
    return { id: await recorded(cast, { userId, updateId: await updateIn(cast, place, userId) }) };
  };
}

function part(id: string) {
  return { id, n: "0", body: recordingOf(), headers: { "content-type": "application/octet-stream" } };
}

function sentIn(place: keyof Site["updates"]): Target {
  return async (cast) => {
    const { id } = cast.rosa.user;
    return sent(await addRecording(cast.sql, id, { updateId: await updateIn(cast, place, id) }));
  };
}

function sent(id: string) {
  return { body: { audioUrl: `/api/audio/${id}` } };
}
