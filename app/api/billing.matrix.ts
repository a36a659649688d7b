import { cases } from "@/sandbox/matrix/cases";
import { unpaidBusiness } from "@/sandbox/matrix/targets";

export default cases(
  `
POST /api/create-subscription                            401  400  400  400  400  403  403  200  401  400  planWish
POST /api/check-subscription-status                      401  400  400  400  400  200  200  200  401  400  planWish
POST /api/cancel-subscription                            401  400  400  400  400  403  403  409  401  400  planWish
POST /api/reactivate-subscription                        401  400  400  400  400  403  403  409  401  400  planWish
POST /api/change-subscription-plan                       401  400  400  400  400  403  403  409  401  400  planWish
POST /api/preview-plan-change                            401  400  400  400  400  403  403  409  401  400  planWish
POST /api/billing-portal                                 401  400  400  400  400  403  403  409  401  400  planWish
POST /api/webhooks/stripe                                400  400  400  400  400  400  400  400  400  400
`,
  {
    planWish: async (cast) => ({
      body: { businessId: await unpaidBusiness(cast), plan: "monthly", newPlan: "yearly" },
    }),
  },
);
