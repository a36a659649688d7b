import { beforeEach, expect, test, vi } from "vitest";
import { type Named, sharedFacts } from "./shared-facts";
import type { Actor } from "@/lib/access/actor";
import type * as Db from "@/lib/kernel/db";

/* What is kept belongs to one version, one project and one language; that it is never wrong is proven by version.http.test.ts. */

const asked: unknown[][] = [];
let name = "Rosa";

vi.mock("@/lib/kernel/db", async (original) => {
  const { Prisma } = await original<typeof Db>();
  const query = ({ values }: Db.Prisma.Sql) => {
    const lists = values.filter((value): value is string[] => Array.isArray(value));
    asked.push(lists.flat());
    const people = lists.flat().filter((id) => id.startsWith("person"));
    return Promise.resolve([{ people: people.map((id) => [id, name]), standings: null, places: null }]);
  };
  return { Prisma, query };
});

const reader = (reads: string) => ({ id: "reader", reads }) as Actor;
const named = (people: string[], projects = ["project"]): Named => ({
  projects: new Set(projects),
  people: new Set(people),
  places: new Set(),
});

beforeEach(() => {
  asked.length = 0;
  name = "Rosa";
});

test("a version is looked up once per person, and another version anew", async () => {
  await sharedFacts(reader("en"), named(["person 1"]), "1.1");
  await sharedFacts(reader("en"), named(["person 1"]), "1.1");
  expect(asked).toHaveLength(1);
  await sharedFacts(reader("en"), named(["person 1", "person 2"]), "1.1");
  expect(asked[1]).not.toContain("person 1");

  name = "Rosa Ortiz";
  const facts = await sharedFacts(reader("en"), named(["person 1"]), "1.2");
  expect(facts.nameOf("person 1")).toBe("Rosa Ortiz");
});

test.each([
  ["without a version", () => sharedFacts(reader("en"), named(["person 3"]), null)],
  ["of several projects", () => sharedFacts(reader("en"), named(["person 4"], ["project", "other"]), "2.1")],
])("nothing is kept %s", async (_, read) => {
  await read();
  await read();
  expect(asked).toHaveLength(2);
});

test("another language is looked up on its own", async () => {
  await sharedFacts(reader("en"), named(["person 5"]), "3.1");
  await sharedFacts(reader("es"), named(["person 5"]), "3.1");
  expect(asked).toHaveLength(2);
});
