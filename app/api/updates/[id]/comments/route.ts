import { route } from "@/lib/http/route";
import { commentOnUpdate } from "@/lib/updates/comments/comment-on-update";
import { listComments } from "@/lib/updates/queries";
import { commentInput, pageInput, updateParams } from "@/lib/updates/schema";

export const GET = route({ params: updateParams, query: pageInput, revalidates: "update" }, listComments);
export const POST = route({ params: updateParams, body: commentInput, creates: true }, commentOnUpdate);
