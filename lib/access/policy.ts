/**
 * Who may do what (docs/permissions.md), as one pure function, used by both the server and the buttons.
 * Unknown roles and policies are denied everything.
 */

/** A person's roles in a business and in one of its projects. */
export interface Standing {
  business: "owner" | "admin" | null;
  member: "owner" | "worker" | null;
}

/** Levels inside a project, each including the ones after it. */
export type Level = "owner" | "manager" | "member";

export const UPDATE_PERMISSIONS = ["owner_only", "owner_admin", "all_contributors"] as const;
export type UpdatePermission = (typeof UPDATE_PERMISSIONS)[number];

/** What a decision depends on besides the standing. */
export interface Facts {
  /** The project's policy for posting. */
  updatePermission?: UpdatePermission;
  /** Whether the target (task, subtask or update) is visible to the actor. */
  visible?: boolean;
  /** Whether the actor may post directly in the target: false for a task of which they only see subtasks. */
  postable?: boolean;
  isAuthor?: boolean;
  /** Whether the actor acts on themself (leaving a project, stepping down as admin). */
  isSelf?: boolean;
}

const RANK = { member: 1, manager: 2, owner: 3 } as const satisfies Record<Level, number>;

/** Permissions that depend on the level in the project alone. */
const PROJECT_LEVEL = {
  "project:see": "member",
  "project:chat": "member",
  "project:manage": "manager",
  "project:edit": "manager",
  "project:set-status": "manager",
  "project:set-update-permission": "manager",
  "report:generate": "manager",
  "code:list": "manager",
  "code:issue": "manager",
  "task:see-all": "manager",
  "task:create": "manager",
  "task:assign": "manager",
  "update:move": "manager",
  "task:settings": "owner",
  "task:edit": "owner",
  "task:toggle": "owner",
  "task:delete": "owner",
  "subtask:add": "owner",
  "subtask:edit": "owner",
  "subtask:delete": "owner",
} as const satisfies Record<string, Level>;

/** Permissions that depend on more than the level. */
const PROJECT_FACTS = {
  "update:post": mayPost,
  "update:edit": (level, facts) => level !== null && facts.isAuthor === true,
  "update:transcribe": (level, facts) =>
    atLeast(level, "manager") || (level !== null && facts.isAuthor === true),
  "update:withdraw": mayWithdraw,
  "comment:withdraw": mayWithdraw,
  "message:correct": (level, facts) => level !== null && facts.isAuthor === true,
  "update:see": (level, facts) => level !== null && facts.visible === true,
  "update:comment": (level, facts) => level !== null && facts.visible === true,
  "task:see": (level, facts) => level !== null && facts.visible === true,
  "subtask:complete": (level, facts) => level !== null && facts.visible === true,
  "member:remove": (level, facts) => atLeast(level, "manager") || (level !== null && facts.isSelf === true),
} as const satisfies Record<string, (level: Level | null, facts: Facts) => boolean>;

/** Permissions in a business. Creating projects also requires entitlement, which is refused as `subscription_required`. */
const BUSINESS_ROLE = {
  "business:see": runs,
  "project:create": runs,
  "kickoff:propose": runs,
  "glossary:set": runs,
  "business:edit": (role) => role === "owner",
  "admin:invite": (role) => role === "owner",
  "admin:remove": (role, facts) => role === "owner" || (role === "admin" && facts.isSelf === true),
  "billing:manage": (role) => role === "owner",
} as const satisfies Record<string, (role: Standing["business"], facts: Facts) => boolean>;

export type ProjectPermission = keyof typeof PROJECT_LEVEL | keyof typeof PROJECT_FACTS;
export type BusinessPermission = keyof typeof BUSINESS_ROLE;
export type Permission = ProjectPermission | BusinessPermission;

/** The level in a project, or null for outsiders. The project's creator keeps owner level only while owner or admin of the business. */
export function levelOf(standing: Standing): Level | null {
  if (standing.business === "owner") return "owner";
  if (standing.business === "admin") return standing.member === "owner" ? "owner" : "manager";
  return standing.member === "owner" || standing.member === "worker" ? "member" : null;
}

/** What somebody is in a project today; `former` for those who left it or no longer run its business. */
export type ProjectRole = "owner" | "admin" | "worker" | "former";

/** A person's role in a project, as it is shown beside their name. The same rule in SQL: `rolesIn`. */
export function roleOf({ business, member }: Standing): ProjectRole {
  if (business === "owner") return "owner";
  if (business === "admin") return member === "owner" ? "owner" : "admin";
  return member === "owner" || member === "worker" ? "worker" : "former";
}

/** Whether a level includes another one. */
export function atLeast(level: Level | null, wanted: Level): boolean {
  return level !== null && RANK[level] >= RANK[wanted];
}

/** Whether somebody with these roles has a permission. Missing facts count against the actor. */
export function can(standing: Standing, permission: Permission, facts: Facts = {}): boolean {
  return isIn(BUSINESS_ROLE, permission)
    ? canInBusiness(standing.business, permission, facts)
    : canInProject(levelOf(standing), permission, facts);
}

/** What a role allows in its business; for buttons, which know nothing else about the reader. */
export function canInBusiness(
  role: Standing["business"],
  permission: BusinessPermission,
  facts: Facts = {},
): boolean {
  return isIn(BUSINESS_ROLE, permission) && BUSINESS_ROLE[permission](role, facts);
}

/** What a level allows in its project; for buttons, which know nothing else about the reader. */
export function canInProject(level: Level | null, permission: ProjectPermission, facts: Facts = {}): boolean {
  if (isIn(PROJECT_LEVEL, permission)) return atLeast(level, PROJECT_LEVEL[permission]);
  return isIn(PROJECT_FACTS, permission) && PROJECT_FACTS[permission](level, facts);
}

/** Own keys only: inherited ones ("constructor") are not permissions. */
function isIn<T extends object>(table: T, permission: PropertyKey): permission is keyof T {
  return Object.hasOwn(table, permission);
}

function runs(role: Standing["business"]): boolean {
  return role === "owner" || role === "admin";
}

function mayWithdraw(level: Level | null, facts: Facts): boolean {
  return atLeast(level, "owner") || (level !== null && facts.isAuthor === true);
}

function mayPost(level: Level | null, facts: Facts): boolean {
  if (facts.postable !== true) return false;
  switch (facts.updatePermission) {
    case "owner_only":
      return atLeast(level, "owner");
    case "owner_admin":
      return atLeast(level, "manager");
    case "all_contributors":
      return atLeast(level, "member");
    default:
      return false;
  }
}
