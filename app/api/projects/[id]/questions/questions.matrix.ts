import { cases } from "@/sandbox/matrix/cases";

export default cases(
  `
POST /api/projects/{id}/questions                        401  404  201  201  201  201  201  201  401  404  toManagers
POST /api/projects/{id}/questions · to a former one      401  404  400  400  400  400  400  400  401  404  toRemy
POST /api/projects/{id}/questions · in Roofing           401  404  400  400  400  201  201  201  401  404  inRoofing
`,
  {
    toManagers: ({ harlow }) => ({ id: harlow.id, body: { content: "Do we backfill?" } }),
    toRemy: ({ harlow, remy }) => ({
      id: harlow.id,
      body: { content: "Are you there?", toId: remy.user.id },
    }),
    inRoofing: ({ harlow }) => ({ id: harlow.id, body: { content: "Slates?", taskId: harlow.roofing } }),
  },
  {
    "POST /api/projects/{id}/questions": ({ june, dale }) => ({
      by: june,
      body: { content: "Do we backfill?", toId: dale.user.id },
    }),
    "POST /api/projects/{id}/questions · recording": ({ june }, { recording }) => ({
      by: june,
      body: { audioUrl: `/api/audio/${recording}` },
    }),
  },
);
