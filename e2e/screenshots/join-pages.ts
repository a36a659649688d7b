import type { Page } from "@playwright/test";
import type { PageShot } from "./page-shot";
import { paths } from "@/lib/shared/paths/paths";
import { DEMO_PASSWORD, INVITATION_TOKENS, PEOPLE, type Person } from "@/prisma/seed/people";

const adminInvitation = paths.acceptAdminInvitation(INVITATION_TOKENS.pending);

/** What an invitation link opens, for visitors and signed-in people, and the forms that it leads to. */
export const JOIN_PAGES: PageShot[] = [
  { name: "join-invitation", path: withCode((code) => paths.join(code)) },
  { name: "join-used", path: withCode((code) => paths.join(code), { used: true }), isVariant: true },
  { name: "join-unknown", path: paths.join("NOSUCHCODE23") },
  { name: "join-code", path: paths.join("") },
  { name: "join-sign-up", path: withCode((join) => paths.auth({ join })) },
  { name: "join-sign-in", path: withCode((join) => paths.auth({ join, tab: "sign-in" })), isVariant: true },
  { name: "join-signed-in", path: withCode((join) => paths.dashboard({ join }), { as: "olga" }), as: "operator" },
  { name: "join-inside", path: withCode((join) => paths.dashboard({ join }), { as: "rosa" }), as: "owner", isVariant: true },
  {
    name: "join-used-signed-in",
    path: withCode((join) => paths.dashboard({ join }), { used: true, as: "olga" }),
    as: "operator",
    isVariant: true,
  },
  { name: "join-dialog", path: "/dashboard", as: "worker", prepare: codeAskedFor },
  { name: "sign-up-invited-admin", path: paths.auth({ next: adminInvitation }), isVariant: true },
];

interface Invited {
  /** Whether a new person has already joined with the code. */
  used?: boolean;
  /** Who is signed in on the page. Default: a visitor. */
  as?: Person;
}

/** The address of a page with a new code of Mill Lane in it. */
function withCode(
  address: (code: string) => string,
  { used = false, as }: Invited = {},
): (page: Page) => Promise<string> {
  return async (page) => {
    await logIn(page, "rosa");
    const projects = (await (await page.request.get("/api/projects")).json()) as { id: string; name: string }[];
    const id = projects.find(({ name }) => name.includes("Mill Lane"))?.id ?? "";
    const answer = await page.request.post(`/api/projects/${id}/connect-codes`, { data: {} });
    const { code } = (await answer.json()) as { code: string };
    if (used) await joinAsSomebody(page, code);
    if (as) await logIn(page, as);
    else await page.request.post("/api/logout");
    return address(code);
  };
}

async function joinAsSomebody(page: Page, connectCode: string): Promise<void> {
  const person = { name: "Somebody", email: `${crypto.randomUUID()}@example.com`, password: DEMO_PASSWORD };
  await page.request.post("/api/register", { data: person });
  await page.request.post("/api/join", { data: { connectCode } });
}

async function logIn(page: Page, person: Person): Promise<void> {
  const { email } = PEOPLE[person];
  await page.request.post("/api/login", { data: { email, password: DEMO_PASSWORD } });
}

async function codeAskedFor(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Join Project|Unirme)$/ }).click();
  await page.getByRole("dialog").waitFor();
}
