import { route } from "@/lib/http/route";
import { projectProgress } from "@/lib/projects/queries";
import { projectParams } from "@/lib/projects/schema";
import { progressView } from "@/lib/projects/view-schema";

export const GET = route(
  { needs: "project:see", params: projectParams, revalidates: "project", returns: progressView },
  projectProgress,
);
