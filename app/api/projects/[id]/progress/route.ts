import { route } from "@/lib/http/route";
import { projectProgress } from "@/lib/projects/queries";
import { progressView } from "@/lib/projects/view-schema";

export const GET = route(
  { needs: "project:see", revalidates: "project", returns: progressView },
  projectProgress,
);
