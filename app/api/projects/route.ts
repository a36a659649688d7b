import { createProject } from "@/lib/projects/create-project";
import { listProjects } from "@/lib/projects/queries";
import { createProjectInput, listProjectsInput } from "@/lib/projects/schema";
import { route } from "@/lib/http/route";

export const GET = route({ query: listProjectsInput, revalidates: "projects" }, listProjects);
export const POST = route({ body: createProjectInput, creates: true }, createProject);
