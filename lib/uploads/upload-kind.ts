import type { Prisma } from "@/lib/kernel/db";

/**
 * A kind of file that people upload: which bytes are of it, and what the database keeps of one beside its row of `uploads`.
 * `Measured` is what the phone tells of it when it is complete, `Address` where its answers then say it is.
 */
export interface UploadKind<Measured, Address extends object> {
  /** As `uploads.kind` has it. */
  name: string;
  /** The largest, in bytes. */
  maxBytes: number;
  /** The content type that the bytes have; null where they are nothing that this kind takes. Reads no more than it needs. */
  sniff: (chunks: AsyncIterable<Uint8Array>) => Promise<string | null>;
  /** Inserts what is kept of a complete one: a statement that selects its upload's `id` from `finished`. */
  insert: (measured: Measured) => Prisma.Sql;
  address: (id: string) => Address;
}
