import type * as schema from "./view-schema";
import type { Actor } from "@/lib/access/actor";
import type { ViewOf } from "@/lib/kernel/returns";
import { columns } from "@/lib/kernel/sql/columns";

export type UserView = ViewOf<typeof schema.userView>;
export type SignedInByCodeView = ViewOf<typeof schema.signedInByCodeView>;
export type TakenBackView = ViewOf<typeof schema.takenBackView>;
export type PreferencesView = ViewOf<typeof schema.preferencesView>;
export type PasskeyView = ViewOf<typeof schema.passkeyView>;
export type SignInView = ViewOf<typeof schema.signInView>;
export type PasskeyRequestView = ViewOf<typeof schema.passkeyRequestView>;
export type PasskeyCreationView = ViewOf<typeof schema.passkeyCreationView>;
export type NoticeView = ViewOf<typeof schema.noticeView>;
export type RequestedResetView = ViewOf<typeof schema.requestedResetView>;

export const preferencesSelect = columns("language", "timeZone", "originalsFirst");

export const passkeySelect = columns("id", "name", "createdAt", "lastUsedAt");

export const userSelect = columns("id", "name", "email", "createdAt");

/** The only shape in which users see themselves. */
export function toUserView(user: Pick<Actor, "id" | "name" | "email" | "createdAt">): UserView {
  return { id: user.id, name: user.name, email: user.email, createdAt: user.createdAt.toISOString() };
}
