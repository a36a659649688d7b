import { AsyncLocalStorage } from "node:async_hooks";
import type { NextRequest } from "next/server";
import NextAuth, { type NextAuthConfig } from "next-auth";
import Apple from "next-auth/providers/apple";
import Google from "next-auth/providers/google";
import MicrosoftEntraID from "next-auth/providers/microsoft-entra-id";
import { registrationAt } from "./providers/catalogue";
import { type Identity, identityOf } from "./providers/identity";
import { env } from "@/lib/kernel/env";
import { log } from "@/lib/kernel/log";
import { paths } from "@/lib/shared/paths/paths";

/** Whom the provider names in the answer that is being read. */
const answers = new AsyncLocalStorage<{ identity?: Identity }>();

/** State besides PKCE, and a nonce that binds the answer to the question. */
const checks: ("pkce" | "state" | "nonce")[] = ["pkce", "state", "nonce"];
/** Phones on a site are shared: the provider asks which of its accounts. */
const authorization = { params: { scope: "openid profile email", prompt: "select_account" } };

/**
 * Signing in at other providers by Auth.js: its redirects, state, PKCE and nonce. It starts no session itself, since every way in
 * does so through `signIn`; and none of its endpoints is public (decision 36).
 */
const { handlers, signIn: authorizeAt } = NextAuth({
  providers: [...google(), ...microsoft(), ...apple(), ...ownProvider()],
  ...(env.AUTH_SECRET !== undefined && { secret: env.AUTH_SECRET }),
  basePath: "/api/auth",
  trustHost: true,
  pages: { error: paths.auth(), signIn: paths.auth() },
  callbacks: {
    signIn: ({ account, profile }) => {
      const answer = answers.getStore();
      if (!answer || !account || !profile) return false;
      answer.identity = identityOf(account, profile);
      // An address in place of a session.
      return paths.auth();
    },
  },
  logger: {
    error: (error) => log.warn({ err: rootOf(error) }, "signing in at a provider failed"),
    warn: (code) => log.warn({ code }, "Auth.js warns"),
    debug: () => undefined,
  },
});

export { authorizeAt };

/** Whom a provider has named, once Auth.js has checked what it redirected back with; null when it does not hold. */
export async function receiveFromProvider(request: NextRequest): Promise<Identity | null> {
  const answer: { identity?: Identity } = {};
  await answers.run(answer, () => handlers.POST(request));
  return answer.identity ?? null;
}

/** What Auth.js wraps into errors of its own. */
function rootOf(error: Error): unknown {
  return error.cause instanceof Object && "err" in error.cause ? error.cause.err : error;
}

type Providers = NextAuthConfig["providers"];

function google(): Providers {
  const registration = registrationAt("google");
  return registration ? [Google({ ...registration, checks, authorization })] : [];
}

/** Accounts of every organization, and personal ones. Without the call for a photo, which Auth.js would make for each sign-in. */
function microsoft(): Providers {
  const registration = registrationAt("microsoft-entra-id");
  const issuer = "https://login.microsoftonline.com/common/v2.0";
  const profile = ({ sub }: { sub: string }) => ({ id: sub });
  return registration ? [MicrosoftEntraID({ ...registration, issuer, checks, authorization, profile })] : [];
}

function apple(): Providers {
  const registration = registrationAt("apple");
  return registration ? [Apple(registration)] : [];
}

/** A company's own OpenID provider. */
function ownProvider(): Providers {
  const registration = registrationAt("oidc");
  const { OIDC_ISSUER: issuer, OIDC_NAME: name } = env;
  return registration && issuer
    ? [{ id: "oidc", type: "oidc", name, issuer, checks, authorization, ...registration }]
    : [];
}
