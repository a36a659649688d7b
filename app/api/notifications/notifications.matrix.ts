import { randomUUID } from "node:crypto";
import { newId } from "@/lib/kernel/new-id";
import type { Cast } from "@/sandbox/fixtures/cast";
import { cases } from "@/sandbox/matrix/cases";

export default cases(
  `
GET /api/notifications                                   401  200  200  200  200  200  200  200  401  200
GET /api/notifications/unread-count                      401  200  200  200  200  200  200  200  401  200
POST /api/notifications/read-all                         401  204  204  204  204  204  204  204  401  204
POST /api/notifications/{id}/read                        401  404  404  404  404  404  404  404  401  404  unknown
POST /api/notifications/{id}/read · one's own            401  204  204  204  204  204  204  204  401  204  own
POST /api/notifications/{id}/read · Mei's                401  204  404  404  404  404  404  404  401  404  meis
`,
  {
    unknown: () => ({ id: randomUUID() }),
    own: (cast, { id }) => told(cast, id),
    meis: (cast) => told(cast, cast.mei.user.id),
  },
);

/** A notification of Harlow Street for somebody; of none for a visitor, who has no account. */
async function told({ sql, harlow }: Cast, userId: string): Promise<{ id: string }> {
  const id = newId();
  await sql.query(
    `INSERT INTO notifications (id, user_id, kind, project_id, subject_type, subject_ids, source_id, source_seq)
     SELECT $1, id, 'member.joined', $3, 'member', ARRAY[id], $3, -floor(random() * 1e9) FROM users WHERE id = $2`,
    [id, userId, harlow.id],
  );
  return { id };
}
