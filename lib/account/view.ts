import type { Actor } from "@/lib/access/actor";
import type { Prisma } from "@/lib/kernel/db";

/** A user as they see themselves. */
export interface UserView {
  id: string;
  name: string;
  email: string;
  createdAt: string;
}

/** The answer to taking an address back. */
export interface TakenBackView {
  email: string;
  /** For the reset page: the old password no longer works. */
  resetToken: string;
}

/** A user's language and time zone, and how they read what others write. */
export interface PreferencesView {
  language: string;
  /** IANA name; null for that of the device. */
  timeZone: string | null;
  /** Whether texts are shown as they were written until they ask for a translation. */
  originalsFirst: boolean;
}

export const preferencesSelect = {
  language: true,
  timeZone: true,
  originalsFirst: true,
} satisfies Prisma.UserSelect;

export const userSelect = { id: true, name: true, email: true, createdAt: true } satisfies Prisma.UserSelect;

/** The only shape in which users see themselves. */
export function toUserView(user: Pick<Actor, "id" | "name" | "email" | "createdAt">): UserView {
  return { id: user.id, name: user.name, email: user.email, createdAt: user.createdAt.toISOString() };
}
