import { PLAN } from "@/sandbox/fixtures/kickoff-fixture";
import { cases } from "@/sandbox/matrix/cases";
import { unpaidBusiness } from "@/sandbox/matrix/targets";

const prompt = "Two-story rear extension, new kitchen";

/* The matrix's server has no service: who may propose gets 503, with a plan or without. */
export default cases(
  `
POST /api/kickoff/propose                                401  400  400  400  400  503  503  503  401  400  promptForOrtiz
POST /api/kickoff/propose · without a plan               401  400  400  400  400  503  503  503  401  400  promptWithoutPlan
POST /api/kickoff/create                                 401  400  400  400  400  201  201  201  401  400  proposalForOrtiz
POST /api/kickoff/create · without a plan                401  400  400  400  400  402  402  402  401  400  proposalWithoutPlan
`,
  {
    promptForOrtiz: ({ ortiz }) => ({ body: { prompt, context: { businessId: ortiz } } }),
    promptWithoutPlan: async (cast) => ({
      body: { prompt, context: { businessId: await unpaidBusiness(cast) } },
    }),
    proposalForOrtiz: ({ ortiz }) => ({ body: { ...PLAN, businessId: ortiz } }),
    proposalWithoutPlan: async (cast) => ({ body: { ...PLAN, businessId: await unpaidBusiness(cast) } }),
  },
  {
    "POST /api/kickoff/create": ({ dale }, { businessId }) => ({ by: dale, body: { ...PLAN, businessId } }),
  },
);
