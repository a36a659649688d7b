import type { Prisma, Tx } from "@/lib/kernel/db";
import type { LimitName } from "@/lib/kernel/rate-limit";
import type { ByteSource } from "@/lib/shared/audio/byte-source";

/**
 * A kind of file that people upload: which bytes are of it, and what is kept of one beside its row of `uploads`. `Details` is what
 * the phone tells of it before its bytes, `Measured` what it tells when it is complete, `Address` where its answers then say it is.
 */
export interface UploadKind<Details, Measured, Address extends object> {
  /** As `uploads.kind` has it. */
  name: string;
  /** The largest, in bytes. */
  maxBytes: number;
  /** How many somebody may begin. */
  limit: LimitName;
  /** Keeps what is told of a file that is still to come. */
  announce?: (tx: Tx, id: string, details: Details) => Promise<void>;
  /** Stores what is kept of a file. Throws unsupported_media for one that is not of this kind. */
  store: (file: ReceivedFile) => Promise<StoredFile<Measured>>;
  address: (id: string) => Address;
}

/** A file whose bytes have all arrived. */
export interface ReceivedFile {
  /** Where its blob goes. */
  key: string;
  /** For reading no more than is needed. */
  source: ByteSource;
  /** All of it; throws at its end unless it is what was announced. */
  verified: () => AsyncGenerator<Uint8Array, void>;
}

export interface StoredFile<Measured> {
  /** What its bytes are. */
  contentType: string;
  /** Writes what is kept beside its row: a statement that reads the upload's `id` and `size` from `finished`. */
  keep: (measured: Measured) => Prisma.Sql;
}
