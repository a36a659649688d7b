import { route } from "@/lib/http/route";
import { pagesOf } from "@/lib/kernel/returns";
import { commentOnUpdate } from "@/lib/updates/comments/comment-on-update";
import { listComments } from "@/lib/updates/queries";
import { commentInput, pageInput } from "@/lib/updates/schema";
import { commentView } from "@/lib/updates/view-schema";

export const GET = route(
  { needs: "update:see", query: pageInput, revalidates: "update", returns: pagesOf(commentView) },
  listComments,
);
export const POST = route(
  { needs: "update:comment", reaches: "update", body: commentInput, creates: true, returns: commentView },
  commentOnUpdate,
);
