import { randomUUID } from "node:crypto";
import type { Target } from "./matrix-targets";
import type { Cast } from "@/sandbox/fixtures/cast";

/** The matrix's rows of reports. Its server has no service: who may generate one gets counts and quotes. */
export const REPORTS_MATRIX = `
POST /api/projects/{id}/generate-report                  401  404  403  403  403  200  200  200  401  404  reportOfHarlow
POST /api/projects/{id}/generate-report · foreign        401  404  403  403  403  400  400  400  401  404  reportOfForeignFolder
GET /api/projects/{id}/report-folders                    401  404  403  403  403  200  200  200  401  404  harlow
GET /api/projects/{id}/reports                           401  404  403  403  403  200  200  200  401  404  harlow
GET /api/projects/{id}/reports/{reportId}                401  404  403  403  403  200  200  200  401  404  keptReport
GET /api/projects/{id}/reports/{reportId} · unknown      401  404  403  403  403  404  404  404  401  404  noReport
DELETE /api/projects/{id}/reports/{reportId}             401  404  403  403  403  204  204  204  401  404  keptReport
PUT /api/projects/{id}/reports/{reportId}/review         401  404  403  403  403  200  200  200  401  404  keptReport
PUT /api/projects/{id}/reports/{reportId}/releases/{sentence}            401  404  403  403  403  200  200  200  401  404  withheldSentence
PUT /api/projects/{id}/reports/{reportId}/releases/{sentence} · unknown  401  404  403  403  403  404  404  404  401  404  noSentence
`;

/** Their targets, by name. */
export const REPORTS_TARGETS: Record<string, Target> = {
  reportOfHarlow: ({ harlow }) => ({
    id: harlow.id,
    body: { folderSelection: ["unorganized", harlow.framing], reportType: "internal" },
  }),
  reportOfForeignFolder: ({ harlow, mill }) => ({
    id: harlow.id,
    body: { folderSelection: [mill.wiring], reportType: "internal" },
  }),
  keptReport: async (cast) => ({
    id: cast.harlow.id,
    reportId: await addReport(cast.sql, cast.harlow.id, cast.rosa.user.id),
  }),
  withheldSentence: async (cast) => ({
    id: cast.harlow.id,
    reportId: await addReport(cast.sql, cast.harlow.id, cast.rosa.user.id),
    sentence: "0",
  }),
  noSentence: async (cast) => ({
    id: cast.harlow.id,
    reportId: await addReport(cast.sql, cast.harlow.id, cast.rosa.user.id),
    sentence: "7",
  }),
  noReport: ({ harlow }) => ({ id: harlow.id, reportId: randomUUID() }),
};

const WITHHELD = { at: 0, section: "done", text: "Ask Bob.", sources: [], doubts: [] };

/** A kept report for a customer, whose only sentence is withheld. */
export async function addReport(sql: Cast["sql"], projectId: string, authorId: string): Promise<string> {
  const id = randomUUID();
  const body = {
    projectName: "Harlow",
    businessName: "Ortiz",
    period: null,
    progressPercentage: 0,
    dueDate: null,
  };
  await sql.query(
    `INSERT INTO reports (id, project_id, author_id, report_type, language, time_zone, includes_names, folder_selection,
       folders_included, updates_included, dropped_statements, withheld_statements, content, body, prompt_version)
     VALUES ($1, $2, $3, 'customer', 'en', 'UTC', true, '{unorganized}', 1, 0, 0, 1, 'Nothing yet.', $4, 'report-1')`,
    [id, projectId, authorId, { ...body, folders: [], sections: [], withheld: [WITHHELD], sources: [] }],
  );
  return id;
}
