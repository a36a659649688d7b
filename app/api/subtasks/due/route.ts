import { route } from "@/lib/http/route";
import { listDueSubtasks } from "@/lib/tasks/list-due-subtasks";
import { dueSubtaskView } from "@/lib/tasks/view-schema";

export const GET = route({ revalidates: "projects", returns: [dueSubtaskView] }, listDueSubtasks);
