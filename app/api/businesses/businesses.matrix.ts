import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { addAdmin, addBusiness, addInvitation, addUser } from "@/sandbox/database/rows";
import type { Cast } from "@/sandbox/fixtures/cast";
import { cases } from "@/sandbox/matrix/cases";

const LOGO = {
  body: readFileSync("prisma/seed/photos/beam.webp"),
  headers: { "content-type": "application/octet-stream" },
};
const TERMS = [{ term: "header", translation: null, language: "en" }];

export default cases(
  `
GET /api/businesses                                      401  200  200  200  200  200  200  200  401  200
POST /api/businesses                                     401  201  201  201  201  201  201  201  401  201  newBusiness
PUT /api/businesses/{id}                                 401  404  404  404  404  403  403  200  401  404  renamedOrtiz
GET /api/businesses/{id}/logo                            401  404  404  404  404  200  200  200  401  404  withLogo
PUT /api/businesses/{id}/logo                            401  404  404  404  404  403  403  204  401  404  logoOfOrtiz
DELETE /api/businesses/{id}/logo                         401  404  404  404  404  403  403  204  401  404  withLogo
GET /api/businesses/{id}/admins                          401  404  404  404  404  200  200  200  401  404  ortiz
POST /api/businesses/{id}/admins                         401  404  404  404  404  403  403  201  401  404  somebodyForOrtiz
POST /api/businesses/{id}/admins · without an account    401  404  404  404  404  403  403  201  401  404  nobodyForOrtiz
GET /api/businesses/{id}/admin-candidate                 401  404  404  404  404  403  403  200  401  404  candidateForOrtiz
DELETE /api/businesses/{id}/admins/{userId}              401  404  404  404  404  403  403  204  401  404  anotherAdmin
DELETE /api/businesses/{id}/admins/{userId} · unknown    401  404  404  404  404  404  404  404  401  404  noAdmin
DELETE /api/businesses/{id}/admins/{userId} · oneself    401  404  404  404  404  204  204  404  401  404  oneselfAsAdmin
GET /api/businesses/{id}/invitations                     401  404  404  404  404  200  200  200  401  404  ortiz
DELETE /api/businesses/{id}/invitations/{invitationId}   401  404  404  404  404  403  403  204  401  404  invitationOfOrtiz
DELETE /api/businesses/{id}/invitations/{invitationId} · unknown  401  404  404  404  404  404  404  404  401  404  noInvitation
GET /api/businesses/{id}/invoices                        401  404  404  404  404  403  403  200  401  404  ortiz
GET /api/businesses/{id}/insights                        401  404  404  404  404  200  200  200  401  404  ortiz
GET /api/businesses/{id}/glossary                        401  404  404  404  404  200  200  200  401  404  ortiz
PUT /api/businesses/{id}/glossary                        401  404  404  404  404  200  200  200  401  404  glossaryOfOrtiz
PATCH /api/businesses/{id}/glossary                      401  404  404  404  404  200  200  200  401  404  glossaryChangeOfOrtiz
`,
  {
    ortiz: ({ ortiz }) => ({ id: ortiz }),
    newBusiness: () => ({ body: { name: "One More" } }),
    renamedOrtiz: ({ ortiz }) => ({ id: ortiz, body: { name: "Ortiz Framing" } }),
    somebodyForOrtiz: async ({ sql, ortiz }) => ({ id: ortiz, body: { email: (await addUser(sql)).email } }),
    nobodyForOrtiz: ({ ortiz }) => ({ id: ortiz, body: { email: `${randomUUID()}@example.com` } }),
    candidateForOrtiz: ({ ortiz, june }) => ({ id: ortiz, query: { email: june.user.email } }),
    invitationOfOrtiz: async ({ sql, ortiz }) => {
      const { id: invitationId } = await addInvitation(sql, ortiz, `${randomUUID()}@example.com`);
      return { id: ortiz, invitationId };
    },
    withLogo: async (cast) => ({ id: await giveLogo(cast) }),
    logoOfOrtiz: ({ ortiz }) => ({ id: ortiz, ...LOGO }),
    anotherAdmin: async ({ sql, ortiz }) => {
      const { id: userId } = await addUser(sql);
      await addAdmin(sql, ortiz, userId);
      return { id: ortiz, userId };
    },
    noAdmin: ({ ortiz, mei }) => ({ id: ortiz, userId: mei.user.id }),
    noInvitation: ({ ortiz }) => ({ id: ortiz, invitationId: randomUUID() }),
    oneselfAsAdmin: async ({ sql, rosa }, { id: userId, kind }) => {
      const id = await addBusiness(sql, rosa.user.id);
      if (kind === "projectOwner" || kind === "admin") await addAdmin(sql, id, userId);
      return { id, userId };
    },
    glossaryOfOrtiz: ({ ortiz }) => ({ id: ortiz, body: TERMS }),
    glossaryChangeOfOrtiz: ({ ortiz }) => ({ id: ortiz, body: { seen: [], terms: TERMS } }),
  },
  {
    "PUT /api/businesses/{id}/logo": ({ rosa }) => ({ by: rosa, ...LOGO }),
    "DELETE /api/businesses/{id}/logo": ({ rosa }) => ({ by: rosa }),
    "PUT /api/businesses/{id}/glossary": ({ rosa }) => ({ by: rosa, body: TERMS }),
    "PATCH /api/businesses/{id}/glossary": ({ rosa }) => ({ by: rosa, body: { seen: TERMS, terms: [] } }),
    "PUT /api/businesses/{id}": ({ rosa }) => ({ by: rosa, body: { name: "Ortiz" } }),
    "POST /api/businesses/{id}/admins": ({ rosa, mei }) => ({ by: rosa, body: { email: mei.user.email } }),
    "DELETE /api/businesses/{id}/admins/{userId}": ({ rosa, dale }) => ({ by: rosa, userId: dale.user.id }),
    "DELETE /api/businesses/{id}/admins/{userId} · oneself": ({ dale }) => ({
      by: dale,
      userId: dale.user.id,
    }),
    "DELETE /api/businesses/{id}/invitations/{invitationId}": ({ rosa }) => ({ by: rosa }),
  },
);

async function giveLogo({ sql, ortiz }: Cast): Promise<string> {
  await sql.query("UPDATE businesses SET logo = $2, logo_at = now() WHERE id = $1", [ortiz, LOGO.body]);
  return ortiz;
}
