import { dateOf } from "./dates";
import { INVITATION_TOKENS, PEOPLE } from "./people";
import { db } from "@/lib/kernel/db";
import { hashSecret } from "@/lib/kernel/secrets";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A business's invitations: Mateo's is pending, the other two are closed. */
export async function seedInvitations(businessId: string, invitedBy: string): Promise<void> {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  const sent = { businessId, invitedBy };
  await db().adminInvitation.createMany({
    data: [
      {
        ...sent,
        email: PEOPLE.mateo.email,
        token: hashSecret(INVITATION_TOKENS.pending),
        expiresAt: inDays(5),
        createdAt: dateOf([2, "9:10"]),
      },
      {
        ...sent,
        email: "paula@example.com",
        token: hashSecret(INVITATION_TOKENS.accepted),
        expiresAt: inDays(-20),
        acceptedAt: dateOf([26, "10:05"]),
        createdAt: dateOf([27, "9:30"]),
      },
      {
        ...sent,
        email: "tomas@example.com",
        token: hashSecret(INVITATION_TOKENS.expired),
        expiresAt: inDays(-3),
        createdAt: dateOf([10, "9:30"]),
      },
    ],
  });
}
