import { randomUUID } from "node:crypto";
import { addBusiness, addInvitation } from "@/sandbox/database/rows";
import { cases } from "@/sandbox/matrix/cases";

export default cases(
  `
GET /api/admin-invitations/{token}                       200  200  200  200  200  200  200  200  200  200  invitationOfSomebody
POST /api/admin-invitations/{token}/accept               401  200  200  200  200  200  200  409  401  200  ownInvitation
POST /api/admin-invitations/{token}/accept · another's   401  403  403  403  403  403  403  403  401  403  invitationOfSomebody
`,
  {
    invitationOfSomebody: async ({ sql, ortiz }) => addInvitation(sql, ortiz, `${randomUUID()}@example.com`),
    ownInvitation: async ({ sql, rosa }, { email }) =>
      addInvitation(sql, await addBusiness(sql, rosa.user.id), email),
  },
  {
    "POST /api/admin-invitations/{token}/accept": ({ luis }) => ({ by: luis }),
  },
);
