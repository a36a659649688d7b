import { expect, test } from "vitest";
import { fittingHash, hashPassword } from "@/lib/account/password/password";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";
import { unchanged } from "@/sandbox/fixtures/site-fixture";
import { type Outcome, run, script } from "@/sandbox/run/run";

const own = await forThisFile(createTestDatabase());
const database = await forThisFile(connect(own.url));

/** `npm run operator -- …`. */
function operator(...args: string[]): Promise<Outcome> {
  return run("node", script("lib/operator/cli.ts", ...args), {
    env: { DATABASE_URL: own.url, APP_MODE: "test" },
  });
}

async function expectOperator(email: string, name: string, password: string): Promise<void> {
  const { rows } = await database.query<{ name: string; hash: string; operator: boolean }>(
    "SELECT name, password_hash AS hash, is_operator AS operator FROM users WHERE email = $1",
    [email],
  );
  expect(rows).toEqual([{ name, hash: expect.stringMatching(/^\$argon2id\$/), operator: true }]);
  const account = { id: "", passwordHash: rows[0]?.hash ?? "" };
  expect(await fittingHash(account, password)).toBe(account.passwordHash);
}

test("makes an operator with the given name and password, and logs it", async () => {
  const asked = ["create", " Olga@Example.com ", "--name", "Olga Novak", "--password", "operators only"];
  const { code, output } = await operator(...asked);
  expect([code, output.trim()]).toEqual([0, "olga@example.com is an operator now."]);
  await expectOperator("olga@example.com", "Olga Novak", "operators only");
  const logged = await database.query("SELECT user_id, action FROM action_logs");
  expect(logged.rows).toEqual([{ user_id: null, action: "operator.created" }]);
});

test("generates a password and shows it once", async () => {
  const { output } = await operator("create", "second@example.com");
  const password = /password (\S{16,})/.exec(output)?.[1] ?? "";
  await expectOperator("second@example.com", "Operator", password);
});

test("makes the owner of an existing account an operator and keeps the name and password", async () => {
  await database.query(
    "INSERT INTO users (id, email, name, password_hash) VALUES (gen_random_uuid(), $1, $2, $3)",
    ["dale@example.com", "Dale Brandt", await hashPassword("his own password")],
  );
  const refused = await operator("create", "dale@example.com", "--password", "something else");
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("leave --password out")]);
  const { code, output } = await operator("create", "dale@example.com");
  expect([code, output]).toEqual([0, expect.stringMatching(/an existing account, registered on \d{4}-/)]);
  await expectOperator("dale@example.com", "Dale Brandt", "his own password");
});

test.each([
  [[]],
  [["create"]],
  [["destroy", "olga@example.com"]],
  [["create", "not an address"]],
  [["create", "x@example.com", "--password", "short"]],
  [["create", "x@example.com", "--admin"]],
])("refuses %j and says why in a line", async (args) => {
  const { code, output } = await unchanged(database, () => operator(...args));
  expect(code).toBe(1);
  expect(output).not.toBe("");
  expect(output).not.toMatch(/^\s+at /m);
  if (args[2]?.startsWith("--admin") || args.length < 2) expect(output).toContain("Usage: npm run operator");
});
