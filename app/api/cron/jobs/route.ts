import { route } from "@/lib/http/route";
import { runDueJobs } from "@/lib/wiring/run-due-jobs";

export const GET = route({ access: "cron" }, runDueJobs);
