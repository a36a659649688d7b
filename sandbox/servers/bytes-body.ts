import { createHash } from "node:crypto";
import { assertDeclaredSize, assertType, type BodyKind, wholeBody } from "@/lib/http/body/body-kind";

interface ReceivedBytes {
  bytes: Uint8Array;
  /** In hex. */
  sha256: string;
}

/** Bytes of one content type, small enough to be held in memory, with their hash. */
export function bytes({ limit, type }: { limit: number; type: string }): BodyKind<ReceivedBytes> {
  return {
    takes: { type, limit },
    receive: async (request) => {
      assertDeclaredSize(request, limit);
      assertType(request, (sent) => sent === type);
      const content = await wholeBody(request, limit);
      const sha256 = createHash("sha256").update(content).digest("hex");
      return { input: () => ({ bytes: content, sha256 }), digest: sha256 };
    },
  };
}
