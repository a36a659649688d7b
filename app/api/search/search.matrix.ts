import { cases } from "@/sandbox/matrix/cases";

export default cases(
  `
GET /api/search                                          401  200  200  200  200  200  200  200  401  200  everything
GET /api/search · in Harlow Street                       401  404  200  200  200  200  200  200  401  404  inHarlow
GET /api/search · without words                          401  400  400  400  400  400  400  400  401  400  nothing
`,
  {
    everything: () => ({ query: { q: "planned" } }),
    inHarlow: ({ harlow }) => ({ query: { q: "planned", projectId: harlow.id } }),
    nothing: () => ({ query: { q: " " } }),
  },
);
