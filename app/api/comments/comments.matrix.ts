import { addComment, addUpdate } from "@/sandbox/database/rows";
import type { Cast, Site } from "@/sandbox/fixtures/cast";
import { cases } from "@/sandbox/matrix/cases";
import { authorOf } from "@/sandbox/matrix/targets";

export default cases(
  `
DELETE /api/comments/{id} · one's own                    401  404  204  204  204  204  204  204  401  404  ownComment
DELETE /api/comments/{id} · one's own, in Roofing        401  404  404  404  404  204  204  204  401  404  ownCommentInRoofing
DELETE /api/comments/{id} · on one's own, in Roofing     401  404  403  403  403  204  403  204  401  404  commentOnOwnInRoofing
DELETE /api/comments/{id} · in no task                   401  404  403  403  403  204  403  204  401  404  commentInNoTask
DELETE /api/comments/{id} · in Roofing                   401  404  404  404  404  204  403  204  401  404  commentInRoofing
`,
  {
    ownComment: (cast, asker) => on(cast, "unassigned", authorOf(cast, asker)),
    ownCommentInRoofing: (cast, asker) => on(cast, "roofing", authorOf(cast, asker)),
    commentOnOwnInRoofing: async (cast, asker) => {
      const { sql, harlow, sol } = cast;
      const place = { projectId: harlow.id, taskId: harlow.roofing };
      const update = await addUpdate(sql, { ...place, authorId: authorOf(cast, asker) });
      return { id: await addComment(sql, update, sol.user.id) };
    },
    commentInNoTask: (cast) => on(cast, "unassigned", cast.sol.user.id),
    commentInRoofing: (cast) => on(cast, "roofing", cast.sol.user.id),
  },
  {
    "DELETE /api/comments/{id}": ({ june }) => ({ by: june }),
  },
);

async function on({ sql, harlow }: Cast, place: keyof Site["updates"], authorId: string) {
  return { id: await addComment(sql, harlow.updates[place], authorId) };
}
