import type { Target } from "./matrix-targets";
import type { Cast } from "@/sandbox/fixtures/cast";

/** The rows of the permission matrix (lib/access/matrix.http.test.ts) for help. */
export const HELP_MATRIX = `
GET /api/help/faqs                                       200  200  200  200  200  200  200  200  200  200
POST /api/help/faqs                                      401  401  401  401  401  401  401  401  401  401  helpItem
PUT /api/help/faqs/{id}                                  401  401  401  401  401  401  401  401  401  401  faq
DELETE /api/help/faqs/{id}                               401  401  401  401  401  401  401  401  401  401  faq
GET /api/help/support-guides                             200  200  200  200  200  200  200  200  200  200
POST /api/help/support-guides                            401  401  401  401  401  401  401  401  401  401  helpItem
PUT /api/help/support-guides/{id}                        401  401  401  401  401  401  401  401  401  401  guide
DELETE /api/help/support-guides/{id}                     401  401  401  401  401  401  401  401  401  401  guide
GET /api/help/documents                                  200  200  200  200  200  200  200  200  200  200
POST /api/help/documents/{id}/opened                     204  204  204  204  204  204  204  204  204  204  helpDocument
GET /api/help/videos                                     200  200  200  200  200  200  200  200  200  200
POST /api/help/videos/{id}/opened                        204  204  204  204  204  204  204  204  204  204  helpVideo
`;

const ITEM = { title: "Who may post?", content: "Whoever the project lets." };

/** Its targets. */
export const HELP_TARGETS: Record<string, Target> = {
  helpItem: () => ({ body: ITEM }),
  faq: async ({ sql }) => ({
    id: await inserted(sql, "help_faqs (id, title, content)", "'x', 'x'"),
    body: ITEM,
  }),
  guide: async ({ sql }) => ({
    id: await inserted(sql, "help_support_guides (id, title, content)", "'x', 'x'"),
    body: ITEM,
  }),
  helpDocument: async ({ sql }) => ({
    id: await inserted(sql, "help_documents (id, title, file_url)", "'x', '/x.pdf'"),
  }),
  helpVideo: async ({ sql }) => ({
    id: await inserted(sql, "help_videos (id, title, video_url)", "'x', '/x.mp4'"),
  }),
};

/** The id of a new row. */
async function inserted(sql: Cast["sql"], into: string, values: string): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `INSERT INTO ${into} VALUES (gen_random_uuid(), ${values}) RETURNING id`,
  );
  return rows[0]?.id ?? "";
}
