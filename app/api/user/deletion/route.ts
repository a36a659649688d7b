import { askForDeletion, keepAccount, readDeletion } from "@/lib/deletion/own-deletion";
import { deletionInput } from "@/lib/deletion/schema";
import { deletionView } from "@/lib/deletion/view-schema";
import { route } from "@/lib/http/route";

export const GET = route({ returns: deletionView }, readDeletion);
export const POST = route(
  { changes: "own", body: deletionInput, returns: deletionView, status: 200 },
  askForDeletion,
);
export const DELETE = route({ changes: "own" }, keepAccount);
