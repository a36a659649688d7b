import { file } from "@/lib/http/body/file";
import { route } from "@/lib/http/route";
import { PART_BYTES } from "@/lib/uploads/limits";
import { putPart } from "@/lib/uploads/put-part";
import { partParams } from "@/lib/uploads/schema";

export const PUT = route(
  { changes: "own", params: partParams, body: file({ limit: PART_BYTES, type: "application/octet-stream" }) },
  putPart,
);
