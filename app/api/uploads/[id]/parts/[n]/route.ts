import { PART_BYTES } from "@/lib/audio/limits";
import { putPart } from "@/lib/audio/put-part";
import { partParams } from "@/lib/audio/schema";
import { file } from "@/lib/http/body/file";
import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";

export const PUT = route(
  {
    params: partParams,
    body: file({ limit: PART_BYTES, type: "application/octet-stream" }),
    returns: noContent,
  },
  putPart,
);
