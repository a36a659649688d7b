import type { Page } from "@playwright/test";
import type { PersonName } from "@/e2e/screenshots/page-shot";
import { DEMO_PASSWORD, PEOPLE } from "@/prisma/seed/people";
import { seed } from "@/sandbox/run/services";
import type { TestServer } from "@/sandbox/servers/test-server";

const ACCOUNTS = {
  owner: PEOPLE.rosa,
  admin: PEOPLE.dale,
  worker: PEOPLE.mateo,
  operator: PEOPLE.olga,
} as const;

/** Seeds the server's database with the demo. */
export async function seedDemo({ databaseUrl, dataDir }: TestServer): Promise<void> {
  await seed({ APP_MODE: "test", DATABASE_URL: databaseUrl, DIRECT_URL: databaseUrl, DATA_DIR: dataDir });
}

/** Signs in a person of the demo in the browser of `page`. Throws if that fails. */
export async function signInAs(
  page: Page,
  { url }: Pick<TestServer, "url">,
  person: PersonName,
): Promise<void> {
  if (person === "visitor") return;
  const { email } = ACCOUNTS[person];
  const answer = await page.request.post(`${url}/api/login`, { data: { email, password: DEMO_PASSWORD } });
  if (!answer.ok()) throw new Error(`Signing in ${email} answered ${answer.status()}`);
}
