import { describe, expect, it } from "vitest";
import { can, type Facts, levelOf, type Permission, type Standing } from "./policy";

/** Every kind of person, by their roles, in the order of the columns below. */
const STANDINGS = [
  ["business owner", { business: "owner", member: null }],
  ["business owner who is in the project", { business: "owner", member: "worker" }],
  ["admin who created the project", { business: "admin", member: "owner" }],
  ["admin", { business: "admin", member: null }],
  ["admin who joined as a worker", { business: "admin", member: "worker" }],
  ["creator who is no admin any more", { business: null, member: "owner" }],
  ["worker", { business: null, member: "worker" }],
  ["outsider", { business: null, member: null }],
  ["janitor, a role that nobody knows", { business: "janitor", member: null } as unknown as Standing],
  ["guest, a role that nobody knows", { business: null, member: "guest" } as unknown as Standing],
] as const satisfies [string, Standing][];

type Row = `${string}${string}`;

const ALL_MEMBERS = "✓✓ ✓✓✓ ✓✓ ···";
const MANAGERS = "✓✓ ✓✓✓ ·· ···";
const OWNERS = "✓✓ ✓·· ·· ···";
const RUNNERS = "✓✓ ✓✓✓ ·· ···";
const BUSINESS_OWNER = "✓✓ ··· ·· ···";
const NOBODY = "·· ··· ·· ···";

/**
 * The table of docs/permissions.md for the best case: the target is visible and the actor's own, and everyone may post. Columns
 * are STANDINGS.
 */
const TABLE: Record<Permission, Row> = {
  "project:see": ALL_MEMBERS,
  "project:chat": ALL_MEMBERS,
  "update:see": ALL_MEMBERS,
  "update:comment": ALL_MEMBERS,
  "update:post": ALL_MEMBERS,
  "update:edit": ALL_MEMBERS,
  "question:answer": ALL_MEMBERS,
  "question:settle": ALL_MEMBERS,
  "update:withdraw": ALL_MEMBERS,
  "update:transcribe": ALL_MEMBERS,
  "message:transcribe": ALL_MEMBERS,
  "comment:withdraw": ALL_MEMBERS,
  "message:correct": ALL_MEMBERS,
  "message:change-photos": ALL_MEMBERS,
  "task:see": ALL_MEMBERS,
  "subtask:complete": ALL_MEMBERS,
  "member:remove": ALL_MEMBERS,
  "project:manage": MANAGERS,
  "project:edit": MANAGERS,
  "project:set-status": MANAGERS,
  "project:set-update-permission": MANAGERS,
  "report:generate": MANAGERS,
  "code:list": MANAGERS,
  "code:issue": MANAGERS,
  "task:see-all": MANAGERS,
  "task:create": MANAGERS,
  "task:assign": MANAGERS,
  "update:move": MANAGERS,
  "task:settings": OWNERS,
  "task:edit": OWNERS,
  "task:toggle": OWNERS,
  "task:delete": OWNERS,
  "subtask:add": OWNERS,
  "subtask:edit": OWNERS,
  "subtask:delete": OWNERS,
  "business:see": RUNNERS,
  "project:create": RUNNERS,
  "kickoff:propose": RUNNERS,
  "glossary:set": RUNNERS,
  "admin:remove": RUNNERS,
  "business:edit": BUSINESS_OWNER,
  "admin:invite": BUSINESS_OWNER,
  "billing:manage": BUSINESS_OWNER,
};

const BEST: Facts = {
  visible: true,
  postable: true,
  isAuthor: true,
  isSelf: true,
  updatePermission: "all_contributors",
};

/** What is left of a row when one fact is missing or different. */
const FACTS: [permission: Permission, fact: string, facts: Facts, row: Row][] = [
  ["update:see", "when it is not visible", { ...BEST, visible: false }, NOBODY],
  ["update:comment", "when it is not visible", { ...BEST, visible: false }, NOBODY],
  ["task:see", "when it is not visible", { ...BEST, visible: false }, NOBODY],
  ["subtask:complete", "when it is not visible", { ...BEST, visible: false }, NOBODY],
  ["update:edit", "of somebody else", { ...BEST, isAuthor: false }, NOBODY],
  ["message:correct", "of somebody else", { ...BEST, isAuthor: false }, NOBODY],
  ["update:transcribe", "of somebody else", { ...BEST, isAuthor: false }, MANAGERS],
  ["message:transcribe", "of somebody else", { ...BEST, isAuthor: false }, MANAGERS],
  ["update:withdraw", "of somebody else", { ...BEST, isAuthor: false }, OWNERS],
  ["comment:withdraw", "of somebody else", { ...BEST, isAuthor: false }, OWNERS],
  ["message:change-photos", "of somebody else", { ...BEST, isAuthor: false }, OWNERS],
  ["update:post", "where only subtasks are visible", { ...BEST, postable: false }, NOBODY],
  ["update:post", "under owner_only", { ...BEST, updatePermission: "owner_only" }, OWNERS],
  ["update:post", "under owner_admin", { ...BEST, updatePermission: "owner_admin" }, MANAGERS],
  [
    "update:post",
    "under a policy that nobody knows",
    { ...BEST, updatePermission: "anybody" as "owner_only" },
    NOBODY,
  ],
  ["question:answer", "of somebody else", { ...BEST, isSelf: false }, MANAGERS],
  ["question:answer", "when it is not visible", { ...BEST, visible: false }, NOBODY],
  ["question:settle", "of somebody else", { ...BEST, isSelf: false }, MANAGERS],
  ["member:remove", "of somebody else", { ...BEST, isSelf: false }, MANAGERS],
  ["admin:remove", "of somebody else", { ...BEST, isSelf: false }, BUSINESS_OWNER],
];

/** Without any facts, permissions that depend on one are refused; the others are as in TABLE. */
const NEEDS_FACTS: Partial<Record<Permission, Row>> = {
  "update:see": NOBODY,
  "update:comment": NOBODY,
  "task:see": NOBODY,
  "subtask:complete": NOBODY,
  "update:edit": NOBODY,
  "message:correct": NOBODY,
  "message:change-photos": OWNERS,
  "update:transcribe": MANAGERS,
  "message:transcribe": MANAGERS,
  "update:withdraw": OWNERS,
  "comment:withdraw": OWNERS,
  "update:post": NOBODY,
  "question:answer": NOBODY,
  "question:settle": NOBODY,
  "member:remove": MANAGERS,
  "admin:remove": BUSINESS_OWNER,
};

function rowOf(permission: Permission, facts?: Facts): string {
  return STANDINGS.map(([, standing]) => (can(standing, permission, facts) ? "✓" : "·")).join("");
}

const marks = (row: Row) => row.replaceAll(" ", "");

describe("who may do what", () => {
  it.each(Object.entries(TABLE) as [Permission, Row][])("%s", (permission, row) => {
    expect(rowOf(permission, BEST)).toBe(marks(row));
  });

  it.each(FACTS)("%s %s", (permission, _, facts, row) => {
    expect(rowOf(permission, facts)).toBe(marks(row));
  });

  it.each(Object.entries({ ...TABLE, ...NEEDS_FACTS }) as [Permission, Row][])(
    "%s without any facts",
    (permission, row) => {
      expect(rowOf(permission)).toBe(marks(row));
    },
  );

  it.each(["project:burn", "", "constructor", "toString", "__proto__"])(
    "nobody has the unknown permission %j",
    (permission) => {
      expect(rowOf(permission as Permission, BEST)).toBe(marks(NOBODY));
    },
  );
});

it.each([
  ["owner", ["business owner", "business owner who is in the project", "admin who created the project"]],
  ["manager", ["admin", "admin who joined as a worker"]],
  ["member", ["creator who is no admin any more", "worker"]],
  [null, ["outsider", "janitor, a role that nobody knows", "guest, a role that nobody knows"]],
])("the level %s is held by %j", (level, who) => {
  expect(STANDINGS.filter(([, standing]) => levelOf(standing) === level).map(([name]) => name)).toEqual(who);
});
