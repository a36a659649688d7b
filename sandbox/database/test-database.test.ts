import { expect, test } from "vitest";
import { connect, createTestDatabase } from "./test-database";

test("each database is migrated, empty and separate", async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const [one, two] = await Promise.all([connect(first.url), connect(second.url)]);
  await one.query("CREATE TABLE only_here (id int)");
  expect((await two.query("SELECT to_regclass('only_here') AS found")).rows).toEqual([{ found: null }]);
  expect((await two.query("SELECT count(*)::int AS users FROM users")).rows).toEqual([{ users: 0 }]);
  await one.end();
  await two.end();
  await Promise.all([first.drop(), second.drop()]);
});
