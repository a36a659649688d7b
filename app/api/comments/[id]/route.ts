import { route } from "@/lib/http/route";
import { withdrawComment } from "@/lib/updates/withdrawing/withdraw";

export const DELETE = route({ needs: "comment:withdraw", locks: "comments" }, withdrawComment);
