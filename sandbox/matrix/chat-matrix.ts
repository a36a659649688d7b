import type { Filled, Target } from "./matrix-targets";
import { addMessage } from "./translation-targets";
import { addVoiceMessage } from "@/sandbox/database/rows";
import type { Cast } from "@/sandbox/fixtures/cast";

/** The rows of the permission matrix (lib/access/matrix.http.test.ts) for chat. */
export const CHAT_MATRIX = `
GET /api/projects/{id}/channels                          401  404  200  200  200  200  200  200  401  404  harlow
GET /api/projects/{id}/channels · Mill Lane              401  200  404  404  404  404  404  404  401  404  mill
GET /api/projects/{id}/messages                          401  404  200  200  200  200  200  200  401  404  harlow
GET /api/projects/{id}/messages · with Sol               401  404  200  200  200  200  200  200  401  404  withSol
GET /api/projects/{id}/messages · with a former one      401  404  400  400  400  400  400  400  401  404  withRemy
GET /api/projects/{id}/messages · a search               401  404  200  200  200  200  200  200  401  404  searchTeam
GET /api/projects/{id}/messages · around the team's      401  404  200  200  200  200  200  200  401  404  aroundTeams
GET /api/projects/{id}/messages · around a direct one    401  404  400  400  400  400  400  400  401  404  aroundDirect
GET /api/projects/{id}/messages · after the team's       401  404  200  200  200  200  200  200  401  404  afterTeams
GET /api/projects/{id}/messages · after a direct one     401  404  400  400  400  400  400  400  401  404  afterDirect
POST /api/projects/{id}/messages                         401  404  201  201  201  201  201  201  401  404  toTeam
POST /api/projects/{id}/messages · to Sol                401  404  201  201  201  201  201  201  401  404  toSol
POST /api/projects/{id}/messages · to a former one       401  404  400  400  400  400  400  400  401  404  toRemy
POST /api/projects/{id}/messages/read                    401  404  204  204  204  204  204  204  401  404  readTeam
POST /api/projects/{id}/messages/read · with Sol         401  404  204  204  204  204  204  204  401  404  readSol
POST /api/projects/{id}/messages/read · a former one     401  404  400  400  400  400  400  400  401  404  readRemy
GET /api/messages/{id} · the team's                      401  404  200  200  200  200  200  200  401  404  teamMessage
GET /api/messages/{id} · from Rosa to Sol                401  404  404  404  404  404  404  200  401  404  directMessage
PATCH /api/messages/{id}/transcript · one's own          401  404  200  200  200  200  200  200  401  404  ownVoiceMessage
PATCH /api/messages/{id}/transcript · Rosa's, to all     401  404  403  403  403  403  403  200  401  404  teamVoiceMessage
PATCH /api/messages/{id}/transcript · from Rosa to Sol   401  404  404  404  404  404  404  200  401  404  directVoiceMessage
PATCH /api/messages/{id}/transcript · without recording  401  404  403  403  403  403  403  409  401  404  writtenMessage
`;

const CORRECTED = { body: { transcript: "Three rafters short" } };

async function voiceMessage({ sql, harlow }: Cast, authorId: string, recipientId?: string): Promise<Filled> {
  const projectId = harlow.id;
  return {
    id: await addVoiceMessage(sql, { projectId, authorId, ...(recipientId && { recipientId }) }),
    ...CORRECTED,
  };
}

const inHarlow =
  (fill: (cast: Cast) => Filled): Target =>
  (cast) => ({ id: cast.harlow.id, ...fill(cast) });

/** The messages of a channel beside one that Rosa wrote to the team, or to Sol. */
const beside =
  (cursor: "after" | "around", isDirect: boolean): Target =>
  async (cast) => ({
    id: cast.harlow.id,
    query: { [cursor]: await addMessage(cast, isDirect ? cast.sol.user.id : null) },
  });

/** Its targets. Sol is of Harlow Street and asks for nothing themself, Remy no more. */
export const CHAT_TARGETS: Record<string, Target> = {
  withSol: inHarlow(({ sol }) => ({ query: { with: sol.user.id } })),
  searchTeam: inHarlow(() => ({ query: { search: "trench" } })),
  aroundTeams: beside("around", false),
  aroundDirect: beside("around", true),
  afterTeams: beside("after", false),
  afterDirect: beside("after", true),
  withRemy: inHarlow(({ remy }) => ({ query: { with: remy.user.id } })),
  toTeam: inHarlow(() => ({ body: { content: "The trench is open." } })),
  toSol: inHarlow(({ sol }) => ({ body: { content: "Are you there?", recipientId: sol.user.id } })),
  toRemy: inHarlow(({ remy }) => ({ body: { content: "Are you there?", recipientId: remy.user.id } })),
  readTeam: inHarlow(() => ({ body: {} })),
  readSol: inHarlow(({ sol }) => ({ body: { with: sol.user.id } })),
  teamMessage: async (cast) => ({ id: await addMessage(cast, null) }),
  directMessage: async (cast) => ({ id: await addMessage(cast, cast.sol.user.id) }),
  ownVoiceMessage: (cast, { id, kind }) => voiceMessage(cast, kind === "visitor" ? cast.rosa.user.id : id),
  teamVoiceMessage: (cast) => voiceMessage(cast, cast.rosa.user.id),
  directVoiceMessage: (cast) => voiceMessage(cast, cast.rosa.user.id, cast.sol.user.id),
  writtenMessage: async (cast) => ({ id: await addMessage(cast, null), ...CORRECTED }),
  readRemy: inHarlow(({ remy }) => ({ body: { with: remy.user.id } })),
};
