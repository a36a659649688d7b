import { addMessage } from "@/sandbox/database/rows";
import type { Cast } from "@/sandbox/fixtures/cast";
import { cases, type Filled, type Target } from "@/sandbox/matrix/cases";

/* Sol is of Harlow Street and asks for nothing themself, Remy no more. */
export default cases(
  `
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
`,
  {
    harlow: inHarlow(() => ({})),
    mill: ({ mill }) => ({ id: mill.id }),
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
    readRemy: inHarlow(({ remy }) => ({ body: { with: remy.user.id } })),
  },
  {
    "POST /api/projects/{id}/messages": ({ june }) => ({ by: june, body: { content: "Good" } }),
    "POST /api/projects/{id}/messages · direct": ({ june, rosa }) => ({
      by: june,
      body: { content: "Good", recipientId: rosa.user.id },
    }),
    "POST /api/projects/{id}/messages/read": ({ june }) => ({ by: june, body: {} }),
  },
);

function inHarlow(fill: (cast: Cast) => Filled): Target {
  return (cast) => ({ id: cast.harlow.id, ...fill(cast) });
}

/** The messages of a channel beside one that Rosa wrote to the team, or to Sol. */
function beside(cursor: "after" | "around", isDirect: boolean): Target {
  return async ({ sql, harlow, rosa, sol }) => {
    const recipientId = isDirect ? sol.user.id : null;
    const message = { projectId: harlow.id, authorId: rosa.user.id, recipientId };
    return { id: harlow.id, query: { [cursor]: await addMessage(sql, message) } };
  };
}
