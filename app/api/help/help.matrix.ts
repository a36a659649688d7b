import { cases, type Target } from "@/sandbox/matrix/cases";

const ITEM = { title: "Who may post?", content: "Whoever the project lets." };
const DOCUMENT = { title: "Code sheet", fileUrl: "/codes.pdf" };
const VIDEO = { title: "Your first voice note", videoUrl: "https://videos.example/1" };
const TO_THE_END = { before: null };
const DOCUMENTS = "help_documents (id, title, file_url)";
const VIDEOS = "help_videos (id, title, video_url)";

export default cases(
  `
GET /api/help/faqs                                       200  200  200  200  200  200  200  200  200  200
POST /api/help/faqs                                      401  401  401  401  401  401  401  401  401  401  helpItem
PUT /api/help/faqs/{id}                                  401  401  401  401  401  401  401  401  401  401  faq
DELETE /api/help/faqs/{id}                               401  401  401  401  401  401  401  401  401  401  faq
PUT /api/help/faqs/{id}/position                         401  401  401  401  401  401  401  401  401  401  movedFaq
GET /api/help/support-guides                             200  200  200  200  200  200  200  200  200  200
POST /api/help/support-guides                            401  401  401  401  401  401  401  401  401  401  helpItem
PUT /api/help/support-guides/{id}                        401  401  401  401  401  401  401  401  401  401  guide
DELETE /api/help/support-guides/{id}                     401  401  401  401  401  401  401  401  401  401  guide
PUT /api/help/support-guides/{id}/position               401  401  401  401  401  401  401  401  401  401  movedGuide
GET /api/help/documents                                  200  200  200  200  200  200  200  200  200  200
POST /api/help/documents                                 401  401  401  401  401  401  401  401  401  401  newDocument
PUT /api/help/documents/{id}                             401  401  401  401  401  401  401  401  401  401  document
DELETE /api/help/documents/{id}                          401  401  401  401  401  401  401  401  401  401  document
PUT /api/help/documents/{id}/position                    401  401  401  401  401  401  401  401  401  401  movedDocument
POST /api/help/documents/{id}/opened                     204  204  204  204  204  204  204  204  204  204  document
GET /api/help/videos                                     200  200  200  200  200  200  200  200  200  200
POST /api/help/videos                                    401  401  401  401  401  401  401  401  401  401  newVideo
PUT /api/help/videos/{id}                                401  401  401  401  401  401  401  401  401  401  video
DELETE /api/help/videos/{id}                             401  401  401  401  401  401  401  401  401  401  video
PUT /api/help/videos/{id}/position                       401  401  401  401  401  401  401  401  401  401  movedVideo
POST /api/help/videos/{id}/opened                        204  204  204  204  204  204  204  204  204  204  video
`,
  {
    helpItem: () => ({ body: ITEM }),
    faq: inserted("help_faqs (id, title, content)", "'x', 'x'", ITEM),
    movedFaq: inserted("help_faqs (id, title, content)", "'x', 'x'", TO_THE_END),
    guide: inserted("help_support_guides (id, title, content)", "'x', 'x'", ITEM),
    movedGuide: inserted("help_support_guides (id, title, content)", "'x', 'x'", TO_THE_END),
    newDocument: () => ({ body: DOCUMENT }),
    document: inserted(DOCUMENTS, "'x', '/x.pdf'", DOCUMENT),
    movedDocument: inserted(DOCUMENTS, "'x', '/x.pdf'", TO_THE_END),
    newVideo: () => ({ body: VIDEO }),
    video: inserted(VIDEOS, "'x', '/x.mp4'", VIDEO),
    movedVideo: inserted(VIDEOS, "'x', '/x.mp4'", TO_THE_END),
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
