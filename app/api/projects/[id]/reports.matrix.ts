import { randomUUID } from "node:crypto";
import { addPhoto, addReport } from "@/sandbox/database/rows";
import type { Cast } from "@/sandbox/fixtures/cast";
import { cases, type Target } from "@/sandbox/matrix/cases";
import { updateIn } from "@/sandbox/matrix/targets";

/* The matrix's server has no service: who may generate a report gets counts and quotes. */
export default cases(
  `
POST /api/projects/{id}/generate-report                  401  404  403  403  403  200  200  200  401  404  reportOfHarlow
POST /api/projects/{id}/generate-report · foreign        401  404  403  403  403  400  400  400  401  404  reportOfForeignFolder
POST /api/projects/{id}/weekly-sample                    401  404  403  403  403  201  201  201  401  404  unsampled
GET /api/projects/{id}/logo                              401  404  200  200  200  200  200  200  401  404  withLogo
GET /api/projects/{id}/report-folders                    401  404  403  403  403  200  200  200  401  404  harlow
GET /api/projects/{id}/reports                           401  404  403  403  403  200  200  200  401  404  harlow
GET /api/projects/{id}/reports/{reportId}                401  404  403  403  403  200  200  200  401  404  keptReport
GET /api/projects/{id}/reports/{reportId} · unknown      401  404  403  403  403  404  404  404  401  404  noReport
DELETE /api/projects/{id}/reports/{reportId}             401  404  403  403  403  204  204  204  401  404  keptReport
PUT /api/projects/{id}/reports/{reportId}/photos         401  404  403  403  403  200  200  200  401  404  photosOfHarlow
PUT /api/projects/{id}/reports/{reportId}/photos · foreign  401  404  403  403  403  200  200  200  401  404  photosOfMill
PUT /api/projects/{id}/reports/{reportId}/review         401  404  403  403  403  200  200  200  401  404  keptReport
PUT /api/projects/{id}/reports/{reportId}/releases/{sentence}            401  404  403  403  403  200  200  200  401  404  withheldSentence
DELETE /api/projects/{id}/reports/{reportId}/releases/{sentence}         401  404  403  403  403  200  200  200  401  404  withheldSentence
PUT /api/projects/{id}/reports/{reportId}/sentences/{sentence}           401  404  403  403  403  200  200  200  401  404  editedSentence
PUT /api/projects/{id}/reports/{reportId}/sentences/{sentence} · unseen  401  404  403  403  403  409  409  409  401  404  changedSentence
PUT /api/projects/{id}/reports/{reportId}/sentences/{sentence} · unknown  401  404  403  403  403  404  404  404  401  404  noEditedSentence
PUT /api/projects/{id}/reports/{reportId}/releases/{sentence} · unknown  401  404  403  403  403  404  404  404  401  404  noSentence
`,
  {
    harlow: ({ harlow }) => ({ id: harlow.id }),
    reportOfHarlow: ({ harlow }) => ({
      id: harlow.id,
      body: { folderSelection: ["unorganized", harlow.framing], reportType: "internal" },
    }),
    reportOfForeignFolder: ({ harlow, mill }) => ({
      id: harlow.id,
      body: { folderSelection: [mill.wiring], reportType: "internal" },
    }),
    unsampled: async ({ sql, harlow }) => {
      await sql.query("UPDATE businesses SET weekly_sample_at = NULL");
      return { id: harlow.id };
    },
    withLogo: async ({ sql, ortiz, harlow }) => {
      await sql.query("UPDATE businesses SET logo = 'webp', logo_at = now() WHERE id = $1", [ortiz]);
      return { id: harlow.id };
    },
    keptReport: kept(),
    photosOfHarlow: withPhoto(async (cast) =>
      addPhoto(cast.sql, cast.sol.user.id, await updateIn(cast, "roofing", cast.sol.user.id)),
    ),
    photosOfMill: withPhoto(async ({ sql, mill, mei }) => {
      await sql.query("DELETE FROM uploads WHERE update_id = $1", [mill.update]);
      return addPhoto(sql, mei.user.id, mill.update);
    }),
    withheldSentence: kept({ sentence: "0" }),
    editedSentence: kept({ sentence: "0", body: { content: "Ask Rosa." } }),
    changedSentence: kept({ sentence: "0", body: { content: "Ask Rosa.", version: 3 } }),
    noEditedSentence: kept({ sentence: "7", body: { content: "Ask Rosa." } }),
    noSentence: kept({ sentence: "7" }),
    noReport: ({ harlow }) => ({ id: harlow.id, reportId: randomUUID() }),
  },
  {
    // On days without updates: it waits for no service.
    "POST /api/projects/{id}/generate-report": ({ dale }, { task }) => ({
      by: dale,
      body: { folderSelection: [task], reportType: "internal", dateFilter: { end: "2020-01-01" } },
    }),
    "POST /api/projects/{id}/weekly-sample": ({ dale }) => ({ by: dale, body: {} }),
    "DELETE /api/projects/{id}/reports/{reportId}": ({ dale }) => ({ by: dale }),
    "PUT /api/projects/{id}/reports/{reportId}/photos": ({ dale }) => ({ by: dale, body: { photoIds: [] } }),
    "PUT /api/projects/{id}/reports/{reportId}/review": ({ dale }) => ({ by: dale, body: {} }),
    "PUT /api/projects/{id}/reports/{reportId}/releases/{sentence}": ({ dale }) => ({ by: dale, body: {} }),
    "DELETE /api/projects/{id}/reports/{reportId}/releases/{sentence}": ({ dale }) => ({ by: dale }),
    "PUT /api/projects/{id}/reports/{reportId}/sentences/{sentence}": ({ dale }) => ({
      by: dale,
      body: { content: null, isLeftOut: true },
    }),
  },
);

function kept(more?: { sentence: string; body?: object }): Target {
  return async ({ sql, harlow, rosa }) => ({
    id: harlow.id,
    reportId: await addReport(sql, harlow.id, rosa.user.id),
    ...more,
  });
}

function withPhoto(photo: (cast: Cast) => Promise<string>): Target {
  return async (cast, asker) => ({ ...(await kept()(cast, asker)), body: { photoIds: [await photo(cast)] } });
}
