import { route } from "@/lib/http/route";
import { listOf } from "@/lib/kernel/returns";
import { listDueSubtasks } from "@/lib/tasks/list-due-subtasks";
import { dueSubtaskView } from "@/lib/tasks/view-schema";

export const GET = route({ revalidates: "projects", returns: listOf(dueSubtaskView) }, listDueSubtasks);
