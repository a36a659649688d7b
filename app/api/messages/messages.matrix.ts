import { addMessage, addVoiceMessage } from "@/sandbox/database/rows";
import type { Cast } from "@/sandbox/fixtures/cast";
import { cases } from "@/sandbox/matrix/cases";
import { authorOf } from "@/sandbox/matrix/targets";

const CORRECTED = { body: { transcript: "Three rafters short" } };

export default cases(
  `
GET /api/messages/{id} · the team's                      401  404  200  200  200  200  200  200  401  404  teamMessage
GET /api/messages/{id} · from Rosa to Sol                401  404  404  404  404  404  404  200  401  404  directMessage
POST /api/messages/{id}/transcribe-again · one's own     401  404  503  503  503  503  503  503  401  404  ownVoiceMessage
POST /api/messages/{id}/transcribe-again · Rosa's        401  404  403  403  403  503  503  503  401  404  teamVoiceMessage
POST /api/messages/{id}/transcribe-again · to Sol        401  404  404  404  404  404  404  503  401  404  directVoiceMessage
PATCH /api/messages/{id}/transcript · one's own          401  404  200  200  200  200  200  200  401  404  ownVoiceMessage
PATCH /api/messages/{id}/transcript · Rosa's, to all     401  404  403  403  403  403  403  200  401  404  teamVoiceMessage
PATCH /api/messages/{id}/transcript · from Rosa to Sol   401  404  404  404  404  404  404  200  401  404  directVoiceMessage
PATCH /api/messages/{id}/transcript · without recording  401  404  403  403  403  403  403  409  401  404  writtenMessage
`,
  {
    teamMessage: (cast) => written(cast, addMessage),
    directMessage: (cast) => written(cast, addMessage, { recipientId: cast.sol.user.id }),
    ownVoiceMessage: (cast, asker) => written(cast, addVoiceMessage, { authorId: authorOf(cast, asker) }),
    teamVoiceMessage: (cast) => written(cast, addVoiceMessage),
    directVoiceMessage: (cast) => written(cast, addVoiceMessage, { recipientId: cast.sol.user.id }),
    writtenMessage: (cast) => written(cast, addMessage),
  },
  {
    "POST /api/messages/{id}/transcribe-again": ({ june }) => ({ by: june }),
    "PATCH /api/messages/{id}/transcript": ({ june }) => ({ by: june, ...CORRECTED }),
  },
);

/** A message in Harlow Street: Rosa's, to the team, unless told otherwise. */
async function written(
  { sql, harlow, rosa }: Cast,
  add: typeof addMessage,
  more: { authorId?: string; recipientId?: string } = {},
) {
  return { id: await add(sql, { projectId: harlow.id, authorId: rosa.user.id, ...more }), ...CORRECTED };
}
