import { env } from "@/lib/kernel/env";

/** Whose accounts people can sign in with, by the ids that Auth.js gives them. */
export const PROVIDERS = ["google", "microsoft-entra-id", "apple", "oidc"] as const;
export type ProviderId = (typeof PROVIDERS)[number];

/** A provider as its button shows it. */
export interface Provider {
  id: ProviderId;
  name: string;
}

/** What this installation's registration at a provider consists of. */
export interface Registration {
  clientId: string;
  clientSecret: string;
}

type Setting = [name: string, clientId: string | undefined, clientSecret: string | undefined];

/** What the environment says of each. */
const SETTINGS: Record<ProviderId, Setting> = {
  google: ["Google", env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET],
  "microsoft-entra-id": ["Microsoft", env.MICROSOFT_CLIENT_ID, env.MICROSOFT_CLIENT_SECRET],
  apple: ["Apple", env.APPLE_CLIENT_ID, env.APPLE_CLIENT_SECRET],
  oidc: [env.OIDC_NAME, env.OIDC_ISSUER && env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET],
};

/** The providers that the environment sets up. */
export function configuredProviders(): Provider[] {
  return PROVIDERS.filter((id) => registrationAt(id)).map((id) => ({ id, name: SETTINGS[id][0] }));
}

/** The providers for somebody's settings: those that are set up, and those where they have an account linked. */
export function linkableAccounts(linked: { provider: string; email: string | null }[]) {
  const known = PROVIDERS.filter(
    (id) => registrationAt(id) || linked.some(({ provider }) => provider === id),
  );
  return known.map((id) => {
    const link = linked.find(({ provider }) => provider === id);
    return { id, name: SETTINGS[id][0], isLinked: link !== undefined, email: link?.email ?? null };
  });
}

/** A provider's name, also of one that is no longer set up. */
export function providerName(id: string): string {
  const known = PROVIDERS.find((each) => each === id);
  return known ? SETTINGS[known][0] : id;
}

/** The registration at a provider, or null when it is not set up. */
export function registrationAt(id: ProviderId): Registration | null {
  const [, clientId, clientSecret] = SETTINGS[id];
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}
