import { route } from "@/lib/http/route";
import { commentParams } from "@/lib/updates/schema";
import { withdrawComment } from "@/lib/updates/withdrawing/withdraw-comment";

export const DELETE = route(
  { needs: "comment:withdraw", locks: "comments", params: commentParams },
  withdrawComment,
);
