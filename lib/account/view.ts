import type { Actor } from "@/lib/access/actor";
import type { Prisma } from "@/lib/db";

/** A user as they see themselves (CONTRACT section 3). */
export interface UserView {
  id: string;
  name: string;
  email: string;
  createdAt: string;
}

/** What whoever takes an address back goes on with. */
export interface TakenBackView {
  email: string;
  /** Opens the page that chooses a new password: the old one no longer works. */
  resetToken: string;
}

/** How a user wants mails and times. */
export interface PreferencesView {
  language: string;
  /** IANA name; null for that of the device. */
  timeZone: string | null;
}

export const preferencesSelect = { language: true, timeZone: true } satisfies Prisma.UserSelect;

export const userSelect = { id: true, name: true, email: true, createdAt: true } satisfies Prisma.UserSelect;

/** The only shape of a user that leaves to themselves. */
export function toUserView(user: Pick<Actor, "id" | "name" | "email" | "createdAt">): UserView {
  return { id: user.id, name: user.name, email: user.email, createdAt: user.createdAt.toISOString() };
}
