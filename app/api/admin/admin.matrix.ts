import { randomUUID } from "node:crypto";
import { cases } from "@/sandbox/matrix/cases";

/* The operator's calls: nobody's session opens them. */
export default cases(
  `
POST /api/admin/login                                    401  401  401  401  401  401  401  401  403  401  ownAccount
POST /api/admin/logout                                   401  401  401  401  401  401  401  401  401  401
GET /api/admin/me                                        401  401  401  401  401  401  401  401  401  401
GET /api/admin/stats                                     401  401  401  401  401  401  401  401  401  401
GET /api/admin/users                                     401  401  401  401  401  401  401  401  401  401
GET /api/admin/businesses                                401  401  401  401  401  401  401  401  401  401
GET /api/admin/action-logs                               401  401  401  401  401  401  401  401  401  401
GET /api/admin/investigate/{userId}                      401  401  401  401  401  401  401  401  401  401  juneAsUser
GET /api/admin/reporting                                 401  401  401  401  401  401  401  401  401  401
GET /api/admin/sessions                                  401  401  401  401  401  401  401  401  401  401
DELETE /api/admin/sessions                               401  401  401  401  401  401  401  401  401  401
DELETE /api/admin/sessions/{id}                          401  401  401  401  401  401  401  401  401  401  anyOperatorSession
POST /api/admin/grant-early-adopter                      401  401  401  401  401  401  401  401  401  401  ortizInBody
POST /api/admin/revoke-early-adopter                     401  401  401  401  401  401  401  401  401  401  ortizInBody
POST /api/admin/suspend-user                             401  401  401  401  401  401  401  401  401  401  juneInBody
POST /api/admin/unsuspend-user                           401  401  401  401  401  401  401  401  401  401  solInBody
`,
  {
    ownAccount: (_, { email, password }) => ({ body: { email, password } }),
    juneAsUser: ({ june }) => ({ userId: june.user.id }),
    anyOperatorSession: () => ({ id: randomUUID() }),
    ortizInBody: ({ ortiz }) => ({ body: { businessId: ortiz } }),
    juneInBody: ({ june }) => ({ body: { userId: june.user.id } }),
    solInBody: ({ sol }) => ({ body: { userId: sol.user.id } }),
  },
);
