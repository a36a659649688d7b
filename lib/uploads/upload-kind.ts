import type { Prisma } from "@/lib/kernel/db";
import type { ByteSource } from "@/lib/shared/audio/byte-source";
import type { AppError } from "@/lib/shared/errors";

/**
 * A kind of file that people upload: which bytes are of it, and what the database keeps of one beside its row of `uploads`.
 * `Measured` is what the phone tells of it when it is complete, `Address` where its answers then say it is.
 */
export interface UploadKind<Measured, Address extends object> {
  /** As `uploads.kind` has it. */
  name: string;
  /** The largest, in bytes. */
  maxBytes: number;
  /** The content type that the bytes have, or why this kind does not take them. Reads no more than it needs. */
  sniff: (source: ByteSource) => Promise<string | AppError>;
  /** Inserts what is kept of a complete one: a statement that selects its upload's `id` and `size` from `finished`. */
  insert: (measured: Measured, contentType: string) => Prisma.Sql;
  address: (id: string) => Address;
}
