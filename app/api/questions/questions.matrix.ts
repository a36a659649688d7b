import type { Cast, Site } from "@/sandbox/fixtures/cast";
import { addQuestion } from "@/sandbox/database/rows";
import { cases, type Target } from "@/sandbox/matrix/cases";
import { authorOf } from "@/sandbox/matrix/targets";

/* Who sees a question may not always answer or settle it: Sol's is for Sol, whose account is suspended. */
export default cases(
  `
GET /api/questions                                       401  200  200  200  200  200  200  200  401  200
POST /api/questions/{id}/answer · to all managers        401  404  403  403  403  200  200  200  401  404  toManagers
POST /api/questions/{id}/answer · to oneself             401  404  200  200  200  200  200  200  401  404  toMe
POST /api/questions/{id}/answer · in Framing             401  404  403  404  404  200  200  200  401  404  inFraming
POST /api/questions/{id}/settle · somebody else's        401  404  403  403  403  200  200  200  401  404  toManagers
POST /api/questions/{id}/settle · one's own              401  404  200  200  200  200  200  200  401  404  mine
POST /api/questions/{id}/settle · in Roofing             401  404  404  404  404  200  200  200  401  404  inRoofing
`,
  {
    toManagers: (cast) => question(cast, "unassigned", cast.sol.user.id, null),
    toMe: (cast, asker) => question(cast, "unassigned", cast.sol.user.id, authorOf(cast, asker)),
    inFraming: (cast) => question(cast, "framing", cast.sol.user.id, null),
    mine: (cast, asker) => question(cast, "unassigned", authorOf(cast, asker), null),
    inRoofing: (cast) => question(cast, "roofing", cast.sol.user.id, null),
  } satisfies Record<string, Target>,
  {
    "POST /api/questions/{id}/answer": ({ dale }) => ({ by: dale, body: { content: "On Monday" } }),
    "POST /api/questions/{id}/settle": ({ dale }) => ({ by: dale }),
  },
);

/** A comment that asks, on Rosa's update in a place. */
async function question(
  { sql, harlow }: Cast,
  place: keyof Site["updates"],
  askerId: string,
  toId: string | null,
) {
  const asked = { projectId: harlow.id, updateId: harlow.updates[place], askerId };
  return {
    id: await addQuestion(sql, { ...asked, toId: toId === askerId ? null : toId }),
    body: { content: "On Monday" },
  };
}
