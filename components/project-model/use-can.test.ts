import { expect, it } from "vitest";
import { canIn } from "./use-can";
import { atLeast, can, levelOf, type Standing, UPDATE_PERMISSIONS } from "@/lib/access/policy";

/** Everybody who can see a project; others never get its data. */
const MEMBERS: Standing[] = [
  { business: "owner", member: null },
  { business: "owner", member: "worker" },
  { business: "admin", member: "owner" },
  { business: "admin", member: null },
  { business: null, member: "owner" },
  { business: null, member: "worker" },
];
const ASKED = [
  ...(["update:post", "update:edit", "update:move", "member:remove", "project:manage"] as const),
  ...(["task:create", "task:assign", "task:settings", "subtask:add", "subtask:delete"] as const),
];
const FACTS = [{}, { postable: true, isAuthor: true, isSelf: true }];

it.each(MEMBERS)("the buttons follow the server's rules for %j", (standing) => {
  const level = levelOf(standing);
  for (const updatePermission of UPDATE_PERMISSIONS)
    for (const facts of FACTS)
      for (const permission of ASKED) {
        const project = {
          isOwner: atLeast(level, "owner"),
          hasManagementAccess: can(standing, "project:manage"),
          updatePermission,
        };
        const shown = canIn(project, permission, facts);
        expect([permission, shown]).toEqual([
          permission,
          can(standing, permission, { updatePermission, ...facts }),
        ]);
      }
});
