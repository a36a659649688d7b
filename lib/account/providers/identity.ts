import type { Account, Profile } from "next-auth";
import { z } from "zod";
import { emailText } from "@/lib/kernel/email-text";
import { nameText } from "@/lib/kernel/name-text";

/** Somebody as a provider names them. */
export interface Identity {
  provider: string;
  /** The provider's own id of them, which stays. */
  subject: string;
  /** As accounts store it; null when there is none that an account could have. */
  email: string | null;
  /** Whether the provider says that the address is theirs. */
  isVerified: boolean;
  name: string;
}

type Named = Pick<Account, "provider" | "providerAccountId">;

/** Reads the claims of an ID token that Auth.js has accepted. */
export function identityOf({ provider, providerAccountId: id }: Named, claims: Profile): Identity {
  const email = emailText.safeParse(claims.email).data ?? null;
  return {
    provider,
    // Microsoft's id is unique within an organization.
    subject: provider === MICROSOFT ? `${String(claims["tid"])}:${id}` : id,
    email,
    isVerified: YES.safeParse(provider === MICROSOFT ? claims["xms_edov"] : claims.email_verified).success,
    name: nameIn(claims, email),
  };
}

const MICROSOFT = "microsoft-entra-id";

/**
 * Apple sends text. Microsoft's `email` is whatever an organization's administrator wrote, so that it counts only where Microsoft
 * says that the domain is theirs (`xms_edov`, an optional claim).
 */
const YES = z.literal([true, 1, "1", "true"]);

/** Apple names people only once, and beside the token. */
const APPLES = z.object({ name: z.object({ firstName: z.string(), lastName: z.string() }) });

function nameIn(claims: Profile, email: string | null): string {
  const apples = APPLES.safeParse(claims["user"]).data?.name;
  const names = [
    claims.name,
    apples && `${apples.firstName} ${apples.lastName}`,
    claims.nickname,
    claims.preferred_username,
    email?.split("@")[0],
  ];
  return names.map((name) => nameText.safeParse(name).data).find(Boolean) ?? "?";
}
