import type { Target } from "./matrix-targets";
import { addAdmin, addBusiness } from "@/sandbox/database/rows";
import { PLAN } from "@/sandbox/fixtures/kickoff-fixture";

/** The matrix's rows of the kickoff. Its server has no service: who may propose gets 503, with a plan or without. */
export const KICKOFF_MATRIX = `
POST /api/kickoff/propose                                401  400  400  400  400  503  503  503  401  400  promptForOrtiz
POST /api/kickoff/propose · without a plan               401  400  400  400  400  503  503  503  401  400  promptWithoutPlan
POST /api/kickoff/create                                 401  400  400  400  400  201  201  201  401  400  proposalForOrtiz
POST /api/kickoff/create · without a plan                401  400  400  400  400  402  402  402  401  400  proposalWithoutPlan
`;

const prompt = "Two-story rear extension, new kitchen";

/** Their targets, by name. */
export const KICKOFF_TARGETS: Record<string, Target> = {
  promptForOrtiz: ({ ortiz }) => ({ body: { prompt, context: { businessId: ortiz } } }),
  promptWithoutPlan: async (cast) => ({ body: { prompt, context: { businessId: await unpaid(cast) } } }),
  proposalForOrtiz: ({ ortiz }) => ({ body: { ...PLAN, businessId: ortiz } }),
  proposalWithoutPlan: async (cast) => ({ body: { ...PLAN, businessId: await unpaid(cast) } }),
};

async function unpaid({ sql, rosa, dale, nadia }: Parameters<Target>[0]): Promise<string> {
  const businessId = await addBusiness(sql, rosa.user.id);
  for (const { user } of [dale, nadia]) await addAdmin(sql, businessId, user.id);
  return businessId;
}
