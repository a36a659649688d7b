import { route } from "@/lib/http/route";
import { createProject } from "@/lib/projects/create-project";
import { listProjects } from "@/lib/projects/list-projects";
import { createProjectInput, listProjectsInput } from "@/lib/projects/schema";
import { projectView } from "@/lib/projects/view-schema";

export const GET = route(
  { query: listProjectsInput, revalidates: "projects", returns: [projectView] },
  listProjects,
);
export const POST = route(
  {
    needs: "project:create",
    locks: "businesses",
    body: createProjectInput,
    creates: true,
    returns: projectView,
  },
  createProject,
);
