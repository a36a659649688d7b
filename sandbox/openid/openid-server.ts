import { createServer, type IncomingMessage } from "node:http";
import { Events, OAuth2Issuer, OAuth2Service } from "oauth2-mock-server";
import { personForm } from "./person-form";
import { closeServer } from "@/sandbox/http/close-server";
import { freePort } from "@/sandbox/run/ports";

/**
 * Who signs in at the provider, as its form sends them: its own id of them (by default their address), and whether it has verified the
 * address ("no"; by default it has).
 */
export type OpenIdPerson = Partial<Record<"sub" | "name" | "email" | "verified", string>>;

export interface OpenIdProvider {
  /** The variables with which the product uses it. */
  env: Record<string, string>;
  url: string;
  stop(): Promise<void>;
}

/** Starts an OpenID provider that believes everybody: whoever comes fills in who they are. Its tokens are signed and checked. */
export async function startOpenId(port?: number): Promise<OpenIdProvider> {
  const at = port ?? (await freePort());
  const url = urlAt(at);
  const issuer = new OAuth2Issuer();
  issuer.url = url;
  await issuer.keys.generate("RS256");
  const service = new OAuth2Service(issuer);
  nameWhoSignsIn(service);
  const server = createServer((request, response) => {
    const form = formFor(request);
    if (form === null) service.requestHandler(request, response);
    else response.setHeader("content-type", "text/html; charset=utf-8").end(form);
  });
  await new Promise<void>((ready) => server.listen(at, "localhost", ready));
  return {
    url,
    env: openIdEnv(at),
    stop: () => closeServer(server),
  };
}

/** The variables of a product that uses the provider on this port. */
export function openIdEnv(port: number): Record<string, string> {
  const registration = { OIDC_CLIENT_ID: "plumbline", OIDC_CLIENT_SECRET: "sample" };
  return { OIDC_ISSUER: urlAt(port), OIDC_NAME: "Sample ID", ...registration };
}

function urlAt(port: number): string {
  return `http://localhost:${port}`;
}

/** Puts into a code's tokens who got the code. */
function nameWhoSignsIn(service: OAuth2Service): void {
  const people = new Map<string, OpenIdPerson>();
  service.on(Events.BeforeAuthorizeRedirect, ({ url }: { url: URL }, request: IncomingMessage) => {
    people.set(url.searchParams.get("code") ?? "", personIn(request));
  });
  service.on(
    Events.BeforeTokenSigning,
    (token: { payload: Record<string, unknown> }, { body }: { body: { code?: string } }) => {
      const { sub, name, email, verified } = people.get(body.code ?? "") ?? {};
      const claims = { sub: sub ?? email, name, email, email_verified: verified !== "no" };
      Object.assign(token.payload, claims);
    },
  );
}

function personIn({ url }: IncomingMessage): OpenIdPerson {
  return Object.fromEntries(new URL(url ?? "/", "http://localhost").searchParams);
}

/** The form that asks who comes; null once it is filled in, and for everything else. */
function formFor({ url = "/" }: IncomingMessage): string | null {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const isAnswered = searchParams.has("email") || searchParams.has("sub");
  return pathname === "/authorize" && !isAnswered ? personForm([...searchParams]) : null;
}
