import { assertDeclaredSize, assertType, type BodyKind, chunksOf } from "./body-kind";
import { type IncomingFile, removeIncoming, writeIncoming } from "@/lib/kernel/incoming-files";

/** A body that is a file, streamed to disk and hashed on its way. `limit` in bytes. */
export function file({ limit, type }: { limit: number; type: string }): BodyKind<{ file: IncomingFile }> {
  return {
    writesFiles: true,
    takes: { type, limit },
    receive: async (request) => {
      assertDeclaredSize(request, limit);
      assertType(request, (sent) => sent === type);
      const received = await writeIncoming(chunksOf(request, limit), limit);
      return {
        input: () => ({ file: received }),
        digest: received.sha256,
        discard: () => removeIncoming(received),
      };
    },
  };
}
