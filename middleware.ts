import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy } from "./lib/http/pages/content-security-policy";
import { demoRedirect } from "./lib/http/pages/demo-host";
import {
  isSecure,
  needsRenewal,
  readSessionToken,
  sessionCookie,
  type SessionToken,
} from "@/lib/account/session/session-cookie";
import { CHOICE_COOKIE, chooseLocale } from "@/lib/i18n/locale";
import { env } from "@/lib/kernel/env";
import { FORGET_FILES, NOBODY, READER_HEADER } from "@/lib/shared/kept";
import { LANGUAGE_KEY } from "@/lib/shared/languages";
import { isUnder, paths, SIGNED_IN } from "@/lib/shared/paths/paths";

/**
 * Redirects visitors from `SIGNED_IN` pages to sign in, chooses each page's language and sets its content security policy,
 * without the database: the page checks whether the session is still valid. API calls and assets bypass the middleware.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const elsewhere = demoRedirect(request.headers.get("host"), pathname + search);
  if (elsewhere !== null) return NextResponse.redirect(elsewhere);
  const session = await readSessionToken(request.cookies);
  if (!session && isProtected(request)) return toSignIn(request);
  const rememberLanguage = decideLanguage(request);
  const response = pageWithPolicy(request);
  rememberLanguage(response);
  // Tells the service worker whose pages may stay on this phone.
  response.headers.set(READER_HEADER, session?.sub ?? NOBODY);
  if (session) await renew(session, request, response);
  return response;
}

/** An action answers by itself that nobody is signed in: a redirect would lose what was typed. */
function isProtected({ headers, nextUrl }: NextRequest): boolean {
  return !headers.has("next-action") && SIGNED_IN.some((path) => isUnder(nextUrl.pathname, path));
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/((?!api/|_next/static/|_next/image|(?:favicon\\.ico|icon\\.svg|(?:icon-(?:maskable-)?\\d+|apple-touch-icon|og-\\w+)\\.png)$|landing/|service-worker\\.js$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$).*)",
  ],
};

function toSignIn(request: NextRequest): NextResponse {
  const next = request.nextUrl.pathname + request.nextUrl.search;
  // Without APP_URL only the browser knows the host it used: Next makes redirects to its own origin relative.
  const to = new URL(paths.auth({ next }), env.APP_URL ?? request.nextUrl.origin);
  return NextResponse.redirect(to, { headers: FORGET_FILES });
}

/**
 * Writes the page's language into the request's cookie, where everything after the middleware reads it, whatever the
 * client sent. Returns a function that saves a new choice in the browser, so that later pages use the same language.
 */
function decideLanguage(request: NextRequest): (response: NextResponse) => void {
  const sent = request.cookies.get(LANGUAGE_KEY)?.value;
  const locale = chooseLocale(sent, request.headers.get("accept-language"));
  request.cookies.set(LANGUAGE_KEY, locale);
  return ({ cookies }) => {
    if (locale !== sent) cookies.set(LANGUAGE_KEY, locale, CHOICE_COOKIE);
  };
}

function pageWithPolicy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce, {
    development: env.APP_MODE === "development",
    secure: isSecure(request.headers),
  });
  const { pathname, search } = request.nextUrl;
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  // An action that signs out renders the page once more: signing in must not lead back to it.
  headers.set("x-path", headers.has("next-action") ? "" : pathname + search);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

async function renew(session: SessionToken, request: NextRequest, response: NextResponse): Promise<void> {
  if (!needsRenewal(session, new Date())) return;
  const cookie = await sessionCookie(
    { id: session.sid, userId: session.sub, version: session.version },
    isSecure(request.headers),
  );
  response.cookies.set(cookie.name, cookie.value, cookie.options);
}
