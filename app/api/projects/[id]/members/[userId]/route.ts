import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";
import { removeMember } from "@/lib/projects/members/remove-member";
import { memberParams } from "@/lib/projects/schema";

export const DELETE = route(
  { needs: "member:remove", params: memberParams, returns: noContent },
  removeMember,
);
