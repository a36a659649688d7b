import { sessionActor, startSession } from "../session/session";
import { createAccount } from "../sign-in/register";
import { type ProvenUser, signIn } from "../sign-in/sign-in";
import { keepPendingLink } from "./flow-cookies";
import type { Identity } from "./identity";
import { storeLink } from "./link-account";
import { clientNetwork } from "@/lib/kernel/client-network";
import { db, transaction } from "@/lib/kernel/db";
import { spend } from "@/lib/kernel/rate-limit";
import { paths, type ProviderProblem } from "@/lib/shared/paths/paths";

/** Where somebody goes whom a provider has named, and who they are here, once they are signed in. */
export interface Arrival {
  to: string;
  user?: ProvenUser;
}

/**
 * Signs in whom the identity is linked to. Anyone else gets a new account, unless one has their address: that is never linked
 * before the person has proven that it is theirs (`/auth/link`), nor by an address that the provider has not verified. Throws
 * forbidden for a suspended account, rate_limited for too many new ones.
 */
export async function arrive(identity: Identity, after: string): Promise<Arrival> {
  const { provider, subject, email, isVerified } = identity;
  const link = await db().linkedAccount.findUnique({
    where: { provider_subject: { provider, subject } },
    select: { user: { select: { id: true, sessionVersion: true } } },
  });
  if (after === paths.linkAccount()) return connect(identity, link?.user.id);
  if (link) return enter(link.user, provider, after);
  if (email === null) return { to: signInAgain(after, "no-email") };
  const known = await db().user.findUnique({ where: { email }, select: { id: true } });
  if (!known) return enroll({ ...identity, email }, after);
  if (!isVerified) return { to: signInAgain(after, "unverified") };
  await keepPendingLink({ provider, subject, email, userId: null, after });
  return { to: paths.linkAccount() };
}

/** The sign-in page with what led there: the invitation, or where they were going. Whoever connects an account has come from their settings. */
export function signInAgain(after: string, problem?: ProviderProblem): string {
  const { pathname, searchParams } = new URL(after, "http://inside.invalid");
  const next = pathname === paths.linkAccount() ? paths.settings() : after;
  const asked = pathname === paths.auth() ? Object.fromEntries(searchParams) : { next };
  return paths.auth({ ...(after !== paths.dashboard() && asked), ...(problem && { problem }) });
}

async function enter(user: ProvenUser, provider: string, to: string): Promise<Arrival> {
  await signIn(user, provider);
  return { to, user };
}

/** Somebody who is signed in wants to add it; they confirm it on the page that follows. */
async function connect(
  { provider, subject, email }: Identity,
  linkedTo: string | undefined,
): Promise<Arrival> {
  const actor = await sessionActor();
  if (!actor) return { to: paths.auth({ next: paths.settings() }) };
  if (linkedTo !== undefined)
    return { to: paths.settings({ linking: linkedTo === actor.id ? "already" : "taken" }) };
  await keepPendingLink({ provider, subject, email, userId: actor.id, after: paths.settings() });
  return { to: paths.linkAccount() };
}

async function enroll(identity: Identity & { email: string }, to: string): Promise<Arrival> {
  await spend("signUp", clientNetwork());
  const { name, email, isVerified } = identity;
  const user = await transaction(async (tx) => {
    const emailVerifiedAt = isVerified ? new Date() : null;
    const created = await createAccount(tx, { name, email, emailVerifiedAt }, identity.provider);
    await storeLink(tx, created, identity);
    return created;
  });
  await startSession(user);
  return { to, user };
}
