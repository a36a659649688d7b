import { randomUUID } from "node:crypto";
import { addBusiness, addInvitation } from "@/sandbox/database/rows";
import { cases } from "@/sandbox/matrix/cases";

export default cases(
  `
GET /api/admin-invitations                               401  200  200  200  200  200  200  200  401  200
GET /api/admin-invitations/{token}                       200  200  200  200  200  200  200  200  200  200  invitationOfSomebody
POST /api/admin-invitations/{token}/accept               401  200  200  200  200  200  200  409  401  200  ownInvitation
POST /api/admin-invitations/{token}/accept · another's   401  403  403  403  403  403  403  403  401  403  invitationOfSomebody
DELETE /api/admin-invitations/{token}                    401  204  204  204  204  204  204  204  401  204  ownInvitation
DELETE /api/admin-invitations/{token} · another's        401  403  403  403  403  403  403  403  401  403  invitationOfSomebody
`,
  {
    invitationOfSomebody: async ({ sql, ortiz }) => addInvitation(sql, ortiz, `${randomUUID()}@example.com`),
    ownInvitation: async ({ sql, rosa }, { email }) =>
      addInvitation(sql, await addBusiness(sql, rosa.user.id), email),
  },
  {
    "POST /api/admin-invitations/{token}/accept": ({ luis }) => ({ by: luis }),
    "DELETE /api/admin-invitations/{token}": ({ luis }) => ({ by: luis }),
  },
);
