import { route } from "@/lib/http/route";
import { editProject } from "@/lib/projects/edit-project";
import { findProjectDetail } from "@/lib/projects/queries";
import { editProjectInput } from "@/lib/projects/schema";
import { projectDetailView, projectView } from "@/lib/projects/view-schema";

export const GET = route(
  {
    needs: ["project:see", "project:manage", "update:post"],
    revalidates: "projectVisits",
    returns: projectDetailView,
  },
  findProjectDetail,
);
export const PATCH = route(
  { needs: "project:edit", locks: "businesses", body: editProjectInput, returns: projectView },
  editProject,
);
