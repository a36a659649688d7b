import { route } from "@/lib/http/route";
import { commentOnUpdate } from "@/lib/updates/comment-on-update";
import { commentInput, updateParams } from "@/lib/updates/schema";

export const POST = route({ params: updateParams, body: commentInput, creates: true }, commentOnUpdate);
