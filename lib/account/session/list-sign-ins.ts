import { PROVIDERS, providerName } from "../providers/catalogue";
import type { SignInView } from "../view";
import { OWN_WAYS } from "./sign-ins";
import type { Actor } from "@/lib/access/actor";
import { Prisma, query } from "@/lib/kernel/db";
import { type WithDates, withIsoTimes } from "@/lib/kernel/sql/stored-time";

/** More than anybody can tell apart; signing out everywhere else ends the others too. */
const MOST = 50;

type Row = WithDates<Omit<SignInView, "way" | "provider" | "isCurrent">, "signedInAt" | "lastSeenAt"> & {
  way: string | null;
};

/** Where the actor is signed in: this session first, then those that were used last. */
export async function listSignIns({ id, sessionId, sessionVersion }: Actor): Promise<SignInView[]> {
  const rows = await query<Row>(Prisma.sql`
    SELECT s.id, s.way, s.browser, s.system, s.signed_in_at AS "signedInAt", s.last_seen_at AS "lastSeenAt"
    FROM sign_ins s
    WHERE s.user_id = ${id}::uuid AND s.session_version = ${sessionVersion}::int
      AND NOT EXISTS (SELECT 1 FROM ended_sessions e WHERE e.id = s.id)
    ORDER BY (s.id = ${sessionId}::uuid) DESC, s.last_seen_at DESC, s.id LIMIT ${MOST}`);
  return rows.map((row) => toSignInView(row, sessionId));
}

function toSignInView({ way, ...row }: Row, current: string | null): SignInView {
  const provider = PROVIDERS.find((id) => id === way);
  return {
    ...withIsoTimes(row),
    way: OWN_WAYS.find((own) => own === way) ?? null,
    provider: provider ? providerName(provider) : null,
    isCurrent: row.id === current,
  };
}
