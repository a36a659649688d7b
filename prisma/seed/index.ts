import { dateOf } from "./dates";
import { seedEmailChanges } from "./email-changes";
import { harlowStreet } from "./harlow-street";
import { seedInvitations } from "./invitations";
import { millLane } from "./mill-lane";
import { ortegaKitchen } from "./ortega-kitchen";
import { DEMO_PASSWORD, PEOPLE, type Person } from "./people";
import { seedSite } from "./seed-site";
import { isSandbox, subscribe } from "./subscribe";
import { hashPassword } from "@/lib/account/password/password";
import { closeQueue } from "@/lib/events/queue";
import { db, disconnect, transaction } from "@/lib/kernel/db";

/** All or nothing, also on a slow or busy machine. */
const SEEDING_MS = 600_000;

/** Fills an empty database with a week on three sites. Does nothing when it already has users. */
async function seed(): Promise<string> {
  if ((await db().user.count()) > 0) return "The database has users already: nothing seeded.";
  const { people, businessId } = await transaction(seedRows, SEEDING_MS);
  if (isSandbox) await subscribe(people.rosa, businessId);
  return "Seeded three sites.";
}

async function seedRows(): Promise<{ people: Record<Person, string>; businessId: string }> {
  const people = await seedPeople();
  await seedEmailChanges(people);
  const businessId = await seedBusinesses(people);
  for (const site of [ortegaKitchen, harlowStreet, millLane]) await seedSite(site, { businessId, people });
  return { people, businessId };
}

async function seedPeople(): Promise<Record<Person, string>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const rows = await db().user.createManyAndReturn({
    data: Object.entries(PEOPLE).map(([key, person]) => ({
      ...person,
      passwordHash,
      createdAt: dateOf([41, "9:00"]),
      emailVerifiedAt: dateOf([41, "9:05"]),
      isOperator: key === "olga",
    })),
    select: { id: true, email: true },
  });
  const ids = new Map(rows.map((row) => [row.email, row.id]));
  return Object.fromEntries(
    Object.entries(PEOPLE).map(([key, { email }]) => [key, ids.get(email)]),
  ) as Record<Person, string>;
}

/**
 * Rosa's business, which owns the sites, and Mei's, which shares nobody with it but has invited Mateo. Where no plan can be
 * bought, Rosa's is an early adopter, so that everything can be tried.
 */
async function seedBusinesses(people: Record<Person, string>): Promise<string> {
  const createdAt = dateOf([40, "7:45"]);
  const joinedAt = dateOf([38, "12:20"]);
  const ortiz = await db().business.create({
    data: {
      name: "Ortiz Framing",
      description: "Extensions, kitchens and roofs in the valley since 2009.",
      ownerId: people.rosa,
      createdAt,
      ...(isSandbox
        ? { trialUsedAt: createdAt }
        : { isEarlyAdopter: true, earlyAdopterGrantedAt: createdAt }),
      admins: {
        create: { userId: people.dale, invitedBy: people.rosa, invitedAt: joinedAt, acceptedAt: joinedAt },
      },
    },
    select: { id: true },
  });
  const chen = await db().business.create({
    data: {
      name: "Chen Interiors",
      description: "Kitchens and bathrooms, from the drawing to the handover.",
      ownerId: people.mei,
    },
    select: { id: true },
  });
  await seedInvitations(chen.id, people.mei);
  return ortiz.id;
}

try {
  process.stdout.write(`${await seed()}\n`);
} finally {
  await closeQueue();
  await disconnect();
}
