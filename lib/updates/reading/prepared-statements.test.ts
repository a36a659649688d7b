import { beforeEach, expect, test, vi } from "vitest";
import { listRecentUpdates, seenProjects, updatesIn } from "../queries";
import type { Actor } from "@/lib/access/actor";
import type { ProjectScope } from "@/lib/access/authorize";
import type { Level } from "@/lib/access/policy";
import { loadTargetChain } from "@/lib/access/target-chain";
import { Prisma } from "@/lib/kernel/db";
import type * as Db from "@/lib/kernel/db";
import { MAX_PARAMETERS } from "@/lib/kernel/sql/statement-name";
import { projectRows } from "@/lib/projects/project-rows";
import { subtaskRows, taskRows } from "@/lib/tasks/task-rows";

/*
 * A statement with too many parameters is not prepared under a name, and Postgres then parses and plans it for every request.
 * Everything that a list is read with stays below that, for each level.
 */
const sent: Prisma.Sql[] = [];

vi.mock("@/lib/kernel/db", async (original) => {
  const { Prisma: sql } = await original<typeof Db>();
  const query = (statement: Prisma.Sql) => {
    sent.push(statement);
    return Promise.resolve([]);
  };
  const findFirst = () => Promise.resolve({ createdAt: new Date() });
  return { Prisma: sql, query, db: () => ({ update: { findFirst } }) };
});

beforeEach(() => {
  sent.length = 0;
});

const actor = { id: "a" } as Actor;
const scope = (level: Level) => ({ level, project: { id: "p" } }) as ProjectScope;
const isOne = (alias: string) => Prisma.sql`${Prisma.raw(alias)}.id = ${"one"}::uuid`;
const page = { includeComments: true, limit: 30, before: "u" };

const LISTS: Record<string, (level: Level) => Promise<unknown>> = {
  "the list of projects": () => projectRows(actor, Prisma.sql`p.status = ${"active"}`),
  "the list of tasks": (level) => taskRows(actor, level, isOne("t")),
  "the list of subtasks": (level) => subtaskRows(actor, level, isOne("s")),
  "a page of updates": (level) => updatesIn(actor, scope(level), { subtaskId: "s" }, page),
  "the recent updates": () => listRecentUpdates(actor),
  "their projects": () => seenProjects(actor, ["p"]),
  "an access check": () => loadTargetChain(actor, { commentId: "c" }, true),
};

test.each(Object.entries(LISTS))("%s can be prepared under a name", async (_, read) => {
  for (const level of ["member", "owner"] as const) await read(level);
  expect(sent).toHaveLength(2);
  for (const { values } of sent) expect(values.length).toBeLessThanOrEqual(MAX_PARAMETERS);
});
