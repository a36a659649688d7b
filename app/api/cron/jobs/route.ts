import { route } from "@/lib/http/route";
import { runDueJobs } from "@/lib/wiring/run-due-jobs";
import { jobsDoneView } from "@/lib/wiring/view-schema";

export const GET = route({ access: "cron", returns: jobsDoneView }, runDueJobs);
