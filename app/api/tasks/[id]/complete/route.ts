import { route } from "@/lib/http/route";
import { taskParams } from "@/lib/tasks/schema";
import { toggleTask } from "@/lib/tasks/toggle-task";

export const POST = route({ params: taskParams }, toggleTask);
