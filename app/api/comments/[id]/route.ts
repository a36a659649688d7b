import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";
import { commentParams } from "@/lib/updates/schema";
import { withdrawComment } from "@/lib/updates/withdrawing/withdraw-comment";

export const DELETE = route(
  { needs: "comment:withdraw", params: commentParams, returns: noContent },
  withdrawComment,
);
