import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addBusiness, addProject, addUser } from "./rows";
import { connect, createTestDatabase } from "./test-database";
import { watchChanges } from "./watch-changes";
import { forThisFile } from "@/sandbox/checks/for-this-file";

const database = await forThisFile(createTestDatabase());
const sql = await forThisFile(connect(database.url));

test("every inserted, changed or deleted row is listed with its table", async () => {
  const changes = await watchChanges(sql);
  const { id } = await addUser(sql);
  await addBusiness(sql, id);
  await sql.query("UPDATE businesses SET name = 'Ortiz Framing'");
  await sql.query("DELETE FROM businesses");
  expect(await changes()).toEqual([
    "INSERT users",
    "INSERT businesses",
    "UPDATE users",
    "UPDATE businesses",
    "DELETE businesses",
  ]);
});

test("earlier rows, rollbacks and updates without effect are not changes", async () => {
  const { id } = await addUser(sql);
  const changes = await watchChanges(sql);
  await sql.query("BEGIN");
  await addBusiness(sql, id);
  await sql.query("ROLLBACK");
  await sql.query("UPDATE users SET name = name");
  expect(await changes()).toEqual([]);
});

test("a project's language alone, which a starting server determines, is no change; its name is", async () => {
  const { id } = await addUser(sql);
  await addProject(sql, await addBusiness(sql, id));
  const changes = await watchChanges(sql);
  await sql.query("UPDATE projects SET language = 'es'");
  expect(await changes()).toEqual([]);
  await sql.query("UPDATE projects SET name = 'Calle Harlow', language = 'en'");
  expect(await changes()).toEqual(["UPDATE projects"]);
});

test("a queued mail is a change, a spent rate limit is not", async () => {
  const changes = await watchChanges(sql);
  const queue = "INSERT INTO pgboss.job (id, name, state) VALUES ($1, $2, 'completed')";
  await sql.query(queue, [randomUUID(), "mail.admin-added"]);
  await sql.query(queue, [randomUUID(), "maintenance.prune"]);
  await sql.query("INSERT INTO rate_limits (key, points) VALUES ('writes:1', 1)");
  expect(await changes()).toEqual(["INSERT job_common"]);
});

test("a second connection watches the same database", async () => {
  const other = await connect(database.url);
  const changes = await watchChanges(other);
  await addUser(sql);
  expect(await changes()).toEqual(["INSERT users"]);
  await other.end();
});
