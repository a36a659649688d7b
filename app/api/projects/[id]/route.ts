import { route } from "@/lib/http/route";
import { editProject } from "@/lib/projects/edit-project";
import { findProjectDetail } from "@/lib/projects/queries";
import { editProjectInput, projectParams } from "@/lib/projects/schema";
import { projectDetailView, projectView } from "@/lib/projects/view-schema";

export const GET = route(
  {
    needs: ["project:see", "project:manage", "update:post"],
    params: projectParams,
    revalidates: "projectVisits",
    returns: projectDetailView,
  },
  findProjectDetail,
);
export const PATCH = route(
  {
    needs: "project:edit",
    locks: "businesses",
    params: projectParams,
    body: editProjectInput,
    returns: projectView,
  },
  editProject,
);
