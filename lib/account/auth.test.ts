import { NextRequest } from "next/server";
import { expect, test, vi } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { type OpenIdPerson, startOpenId } from "@/sandbox/openid/openid-server";

/** The cookies that the browser in question has. */
let jar = new Map<string, string>();

vi.mock("next/headers", () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () => Promise.resolve({ set: (name: string, value: string) => jar.set(name, value) }),
}));

const openId = await forThisFile(startOpenId());
const variables = { ...openId.env, AUTH_SECRET: "a secret of at least 32 characters", LOG_LEVEL: "silent" };
for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
vi.resetModules();
const auth = await import("./auth");

/** Goes to the provider in a new browser, and returns where it redirects back to. */
async function leaveAndComeBack(person: OpenIdPerson): Promise<string> {
  jar = new Map();
  const url: unknown = await auth.authorizeAt("oidc", { redirect: false, redirectTo: "/dashboard" });
  const question = new URL(String(url));
  for (const [name, value] of Object.entries(person)) question.searchParams.set(name, value);
  return (await fetch(question, { redirect: "manual" })).headers.get("location") ?? "";
}

function receive(back: string, cookies = jar) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
  return auth.receiveFromProvider(new NextRequest(back, { headers: { cookie } }));
}

const ANA: OpenIdPerson = { sub: "ana", name: "Ana Ruiz", email: "ana@example.com" };

test("names whom the provider names, once", async () => {
  const back = await leaveAndComeBack(ANA);
  expect(await receive(back)).toEqual({
    provider: "oidc",
    subject: "ana",
    email: "ana@example.com",
    isVerified: true,
    name: "Ana Ruiz",
  });
  expect(await receive(back)).toBeNull();
});

test.each(["authjs.state", "authjs.pkce.code_verifier", "authjs.nonce"])(
  "names nobody without its cookie %s, or with one of another browser",
  async (name) => {
    await leaveAndComeBack(ANA);
    const other = jar.get(name) ?? "";
    const missing = await leaveAndComeBack(ANA);
    expect(await receive(missing, new Map([...jar].filter(([each]) => each !== name)))).toBeNull();
    const mixed = await leaveAndComeBack(ANA);
    expect(await receive(mixed, new Map([...jar, [name, other]]))).toBeNull();
  },
);

test("names nobody whose state was changed on the way, and nobody for an error", async () => {
  const back = new URL(await leaveAndComeBack(ANA));
  back.searchParams.set("state", "another");
  expect(await receive(back.href)).toBeNull();
  const refused = new URL(await leaveAndComeBack(ANA));
  refused.searchParams.delete("code");
  refused.searchParams.set("error", "access_denied");
  expect(await receive(refused.href)).toBeNull();
});
