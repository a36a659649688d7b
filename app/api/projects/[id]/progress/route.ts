import { route } from "@/lib/http/route";
import { projectProgress } from "@/lib/projects/queries";
import { projectParams } from "@/lib/projects/schema";
import { progressView } from "@/lib/projects/view-schema";

export const GET = route(
  { params: projectParams, revalidates: "project", returns: progressView },
  projectProgress,
);
