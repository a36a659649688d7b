import { route } from "@/lib/http/route";
import { setStatusInput } from "@/lib/projects/schema";
import { setStatus } from "@/lib/projects/set-status";
import { projectView } from "@/lib/projects/view-schema";

export const PATCH = route(
  { needs: "project:set-status", locks: "businesses", body: setStatusInput, returns: projectView },
  setStatus,
);
