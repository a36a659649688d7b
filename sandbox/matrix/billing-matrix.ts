/** The permission matrix of the billing calls; its columns are those of lib/access/matrix.http.test.ts. */
export const BILLING_MATRIX = `
POST /api/create-subscription                            401  400  400  400  400  403  403  200  401  400  planWish
POST /api/check-subscription-status                      401  400  400  400  400  200  200  200  401  400  planWish
POST /api/cancel-subscription                            401  400  400  400  400  403  403  409  401  400  planWish
POST /api/reactivate-subscription                        401  400  400  400  400  403  403  409  401  400  planWish
POST /api/change-subscription-plan                       401  400  400  400  400  403  403  409  401  400  planWish
POST /api/preview-plan-change                            401  400  400  400  400  403  403  409  401  400  planWish
POST /api/billing-portal                                 401  400  400  400  400  403  403  409  401  400  planWish
GET /api/businesses/{id}/invoices                        401  404  404  404  404  403  403  200  401  404  ortiz
POST /api/webhooks/stripe                                400  400  400  400  400  400  400  400  400  400
`;
