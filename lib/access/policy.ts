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
  /** Whether the actor acts on themself (leaving a project, stepping down as admin), or is whom it is about. */
  isSelf?: boolean;
}

const RANK = { member: 1, manager: 2, owner: 3 } as const satisfies Record<Level, number>;

/*
 * The comments in the two tables are the rows of docs/permissions.md, written there by `npm run describe-api`: to do what, and after
 * the bar what it needs, where a level alone does not say it. A row is of all permissions up to the next.
 */

/** What a project's people may do: from which level on, or by a rule that depends on more. */
const IN_PROJECT = {
  // see the project, its members and its progress; chat
  "project:see": "member",
  "project:chat": "member",
  // see all tasks, subtasks and updates
  "task:see-all": "manager",
  // see a task | being assigned to it, or manager
  // see a subtask | being assigned to it or to its task, or manager
  "task:see": isVisible,
  // see an update | having written it, its place being visible, or manager; everybody sees unassigned ones
  "update:see": isVisible,
  // comment on a visible update, complete a visible subtask | member
  "update:comment": isVisible,
  "subtask:complete": isVisible,
  // post an update | what the project's policy says, below
  "update:post": mayPost,
  // edit an update's text, correct the transcript of an update or a message | having written it, whatever the level
  "update:edit": isAuthor,
  "message:correct": isAuthor,
  // have a recording of an update or a message transcribed again | having written it, or manager
  "update:transcribe": byAuthorOr("manager"),
  "message:transcribe": byAuthorOr("manager"),
  // withdraw updates and comments, change their photos and those of messages | having written it, or owner
  "update:withdraw": byAuthorOr("owner"),
  "comment:withdraw": byAuthorOr("owner"),
  "message:change-photos": byAuthorOr("owner"),
  // answer a question | having been asked, or manager
  // settle a question | having asked it, or manager
  "question:answer": managesOrIsMeant,
  "question:settle": managesOrIsMeant,
  // edit the project, its status and its policy for posting; list and make connect codes
  "project:manage": "manager",
  "project:edit": "manager",
  "project:set-status": "manager",
  "project:set-update-permission": "manager",
  "code:list": "manager",
  "code:issue": "manager",
  // create tasks, assign people and see all assignments, move updates, generate reports
  "task:create": "manager",
  "task:assign": "manager",
  "update:move": "manager",
  "report:generate": "manager",
  // remove a contributor | manager; contributors may leave by themselves
  "member:remove": (level, facts) => atLeast(level, "manager") || facts.isSelf === true,
  // a task's completion and settings; edit and delete tasks and subtasks; add subtasks
  "task:settings": "owner",
  "task:edit": "owner",
  "task:toggle": "owner",
  "task:delete": "owner",
  "subtask:add": "owner",
  "subtask:edit": "owner",
  "subtask:delete": "owner",
} as const satisfies Record<string, Level | ((level: Level, facts: Facts) => boolean)>;

/** What a business's people may do. Creating projects also requires entitlement, which is refused as `subscription_required`. */
const IN_BUSINESS = {
  // see it, propose a project (kickoff), set the glossary | owner or admin
  "business:see": runs,
  "kickoff:propose": runs,
  "glossary:set": runs,
  // create a project | owner or admin, and an entitled business
  "project:create": runs,
  // edit it, invite and remove admins, buy and change its plan | owner; admins may remove themselves
  "business:edit": (role) => role === "owner",
  "admin:invite": (role) => role === "owner",
  "admin:remove": (role, facts) => role === "owner" || (role === "admin" && facts.isSelf === true),
  "billing:manage": (role) => role === "owner",
} as const satisfies Record<string, (role: Standing["business"], facts: Facts) => boolean>;

export type ProjectPermission = keyof typeof IN_PROJECT;
export type BusinessPermission = keyof typeof IN_BUSINESS;
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
  return isIn(IN_BUSINESS, permission)
    ? canInBusiness(standing.business, permission, facts)
    : canInProject(levelOf(standing), permission, facts);
}

/** What a role allows in its business; for buttons, which know nothing else about the reader. */
export function canInBusiness(
  role: Standing["business"],
  permission: BusinessPermission,
  facts: Facts = {},
): boolean {
  return isIn(IN_BUSINESS, permission) && IN_BUSINESS[permission](role, facts);
}

/** What a level allows in its project; for buttons, which know nothing else about the reader. */
export function canInProject(level: Level | null, permission: ProjectPermission, facts: Facts = {}): boolean {
  if (level === null || !isIn(IN_PROJECT, permission)) return false;
  const rule = IN_PROJECT[permission];
  return typeof rule === "string" ? atLeast(level, rule) : rule(level, facts);
}

/** Own keys only: inherited ones ("constructor") are not permissions. */
function isIn<T extends object>(table: T, permission: PropertyKey): permission is keyof T {
  return Object.hasOwn(table, permission);
}

function runs(role: Standing["business"]): boolean {
  return role === "owner" || role === "admin";
}

function isVisible(_level: Level, facts: Facts): boolean {
  return facts.visible === true;
}

function isAuthor(_level: Level, facts: Facts): boolean {
  return facts.isAuthor === true;
}

function byAuthorOr(wanted: Level) {
  return (level: Level, facts: Facts) => atLeast(level, wanted) || isAuthor(level, facts);
}

function managesOrIsMeant(level: Level, facts: Facts): boolean {
  return facts.visible === true && (atLeast(level, "manager") || facts.isSelf === true);
}

/** From which level on people may post, by the project's policy. */
const POSTING = {
  owner_only: "owner",
  owner_admin: "manager",
  all_contributors: "member",
} as const satisfies Record<UpdatePermission, Level>;

function mayPost(level: Level, { postable, updatePermission: policy }: Facts): boolean {
  if (postable !== true || policy === undefined || !isIn(POSTING, policy)) return false;
  return atLeast(level, POSTING[policy]);
}
