import { addPhoto } from "@/sandbox/database/rows";
import type { Cast, Site } from "@/sandbox/fixtures/cast";
import { corners } from "@/sandbox/fixtures/photos/phone-files";
import { sha256Of } from "@/sandbox/fixtures/sound/recordings";
import { uploaderOf } from "@/sandbox/fixtures/sound/uploads";
import { cases, type Target } from "@/sandbox/matrix/cases";
import { authorOf, updateIn } from "@/sandbox/matrix/targets";

/* Photos are seen by those who see what they are in, and changed by its author and owner level. */
export default cases(
  `
GET /api/projects/{id}/photos                            401  404  200  200  200  200  200  200  401  404  harlow
GET /api/photos/{id}/full                                401  404  200  200  200  200  200  200  401  404  seenInNoTask
GET /api/photos/{id}/full · in Framing                   401  404  200  404  404  200  200  200  401  404  seenInFraming
GET /api/photos/{id}/full · in Roofing                   401  404  404  404  404  200  200  200  401  404  seenInRoofing
GET /api/photos/{id}/thumb · in Joists                   401  404  200  404  200  200  200  200  401  404  seenInJoists
GET /api/photos/{id}/thumb · in no update                401  404  404  404  404  404  404  200  401  404  rosasInNone
GET /api/photos/{id}/same-place                          401  404  200  200  200  200  200  200  401  404  seenInNoTask
GET /api/photos/{id}/same-place · in Framing             401  404  200  404  404  200  200  200  401  404  seenInFraming
PATCH /api/photos/{id} · one's own                       401  404  204  204  204  204  204  204  401  404  own
PATCH /api/photos/{id} · in no task                      401  404  403  403  403  204  403  204  401  404  solsInNoTask
PATCH /api/photos/{id} · in Framing                      401  404  403  404  404  204  403  204  401  404  solsInFraming
DELETE /api/photos/{id} · one's own                      401  404  204  204  204  204  204  204  401  404  own
DELETE /api/photos/{id} · in Framing                     401  404  403  404  404  204  403  204  401  404  solsInFraming
DELETE /api/photos/{id} · in Roofing                     401  404  404  404  404  204  403  204  401  404  solsInRoofing
`,
  {
    harlow: ({ harlow }) => ({ id: harlow.id }),
    seenInNoTask: seen("unassigned"),
    seenInFraming: seen("framing"),
    seenInJoists: seen("joists"),
    seenInRoofing: seen("roofing"),
    rosasInNone: async (cast) => ({ id: await uploaded(cast) }),
    own: async (cast, asker) => photo(cast, "unassigned", authorOf(cast, asker)),
    solsInNoTask: sols("unassigned"),
    solsInFraming: sols("framing"),
    solsInRoofing: sols("roofing"),
  },
  {
    "PATCH /api/photos/{id}": ({ june }) => ({ by: june, body: { alt: "The north wall" } }),
    "DELETE /api/photos/{id}": ({ june }) => ({ by: june }),
  },
);

async function photo(cast: Cast, place: keyof Site["updates"], userId: string) {
  const updateId = await updateIn(cast, place, userId);
  return { id: await addPhoto(cast.sql, userId, updateId), body: { alt: "The north wall" } };
}

function sols(place: keyof Site["updates"]): Target {
  return (cast) => photo(cast, place, cast.sol.user.id);
}

/** A photo of Rosa's, with its bytes. */
function seen(place: keyof Site["updates"]): Target {
  return async (cast) => {
    const updateId = await updateIn(cast, place, cast.rosa.user.id);
    const id = await uploaded(cast);
    await cast.sql.query("UPDATE uploads SET update_id = $2, position = 0 WHERE id = $1", [id, updateId]);
    return { id };
  };
}

async function uploaded({ rosa }: Cast): Promise<string> {
  const bytes = Uint8Array.from(await (await corners({ width: 40, height: 30 })).jpeg().toBuffer());
  const announced = { kind: "photo", size: bytes.length, sha256: sha256Of(bytes), width: 40, height: 30 };
  const { body: upload } = await rosa.post<{ id: string }>("/api/uploads", announced);
  await uploaderOf(rosa).put(upload.id, 0, bytes);
  const { body } = await rosa.post<{ photoId: string }>(`/api/uploads/${upload.id}/complete`, {});
  return body.photoId;
}
