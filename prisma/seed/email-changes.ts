import { dateOf } from "./dates";
import { PEOPLE, type Person, TAKE_BACK_TOKENS } from "./people";
import { db } from "@/lib/kernel/db";
import { hashSecret } from "@/lib/kernel/secrets";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Two users who changed their address: one old address is free, Luis's now belongs to Ana. */
export async function seedEmailChanges(people: Record<Person, string>): Promise<void> {
  const left = { expiresAt: new Date(Date.now() + 5 * DAY_MS), createdAt: dateOf([2, "8:40"]) };
  await db().emailChange.createMany({
    data: [
      {
        ...left,
        userId: people.june,
        oldEmail: "june.park@example.com",
        token: hashSecret(TAKE_BACK_TOKENS.open),
      },
      {
        ...left,
        userId: people.luis,
        oldEmail: PEOPLE.ana.email,
        token: hashSecret(TAKE_BACK_TOKENS.taken),
      },
    ],
  });
}
