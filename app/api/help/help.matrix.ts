import { cases, type Target } from "@/sandbox/matrix/cases";

const ITEM = { title: "Who may post?", content: "Whoever the project lets." };

export default cases(
  `
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
`,
  {
    helpItem: () => ({ body: ITEM }),
    faq: inserted("help_faqs (id, title, content)", "'x', 'x'", ITEM),
    guide: inserted("help_support_guides (id, title, content)", "'x', 'x'", ITEM),
    helpDocument: inserted("help_documents (id, title, file_url)", "'x', '/x.pdf'"),
    helpVideo: inserted("help_videos (id, title, video_url)", "'x', '/x.mp4'"),
  },
);

/** A new row. */
function inserted(into: string, values: string, body?: object): Target {
  return async ({ sql }) => {
    const { rows } = await sql.query<{ id: string }>(
      `INSERT INTO ${into} VALUES (gen_random_uuid(), ${values}) RETURNING id`,
    );
    return { id: rows[0]?.id ?? "", body };
  };
}
