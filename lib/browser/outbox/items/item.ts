/** Where the person was when they wrote it, in the words that they saw. */
export interface WrittenIn {
  projectId: string;
  projectName: string;
  /** The folder, subtask or update; null when the project says it all. */
  placeName: string | null;
}

/** Why the server does not take an item, as far as the person can do something about it. */
export type RefusalReason =
  /** They may no longer write there: the project's policy or an assignment has changed. */
  | "permission"
  /** They are no longer in the project, or what it belongs to is gone. */
  | "gone"
  /** A file of it is too large, or could not be uploaded after several attempts. */
  | "file"
  /** Its file is none that is accepted: sending it again would change nothing. */
  | "notAudio"
  /** An earlier text of it had arrived before it was edited here. */
  | "earlierReceived"
  | "other";

export interface ItemRefusal {
  reason: RefusalReason;
  /** The server's words, in the language in which they were read first. */
  message: string;
  /** The same in each language, as far as the server sent them. */
  texts?: Record<string, { message: string }>;
  /** What a file is that is `notAudio`, an `OtherFile`. */
  found?: string;
}

/** What the phone measured of a recording: its duration, and the loudness of up to 200 equal stretches, 0 to 100. */
export interface Measured {
  durationMs: number;
  peaks: number[];
}

/** A file of an update or a message; its bytes are stored beside the item, in parts. */
export interface ItemFile {
  /** Names a kind in files.ts. */
  kind: string;
  size: number;
  contentType: string;
  /** Hex. */
  sha256: string;
  /** The number of its first part, counted over all of the item's files. */
  firstPart: number;
  /** Sent once all of it has arrived. */
  measured: Partial<Measured>;
  /** What a photo is announced with, and what it was on this phone. */
  photo?: PhotoFacts & { id: string };
  /** The server's id of the upload, once it has begun. */
  uploadId?: string | null;
  /** What a post names it by, once it is complete. */
  reference?: string;
}

/** Of a photo as it is sent. */
export interface PhotoFacts {
  /** Pixels, upright. */
  width: number;
  height: number;
  /** ISO 8601; null where the original does not say. */
  takenAt: string | null;
  /** Where it was taken, in degrees, if the person wants that kept. */
  place?: { lat: number; lon: number };
}

/** Something written on site that waits on this phone. Plain data: it is stored as it is. */
export interface OutboxItem<Content = unknown> {
  /** Counts up on this phone. */
  id: number;
  /** The idempotency key of every attempt. */
  key: string;
  userId: string;
  /** Names a kind in item-kinds.ts. */
  kind: string;
  written: WrittenIn;
  content: Content;
  /** When the person wrote or recorded it: ISO 8601. */
  capturedAt: string;
  /** It can be undone before, in milliseconds since 1970; its place in the project's order. */
  sendAfter: number;
  attempts: number;
  /** How many of them the server refused in a way that may pass. */
  transientRefusals?: number;
  /** When a failed attempt is repeated, in milliseconds since 1970. */
  retryAt: number;
  /** It is not sent before, since its text is being edited: in milliseconds since 1970. */
  heldUntil?: number;
  /** Counts the edits: an answer to an earlier text is no answer to this one. */
  revision: number;
  refusal: ItemRefusal | null;
  /** The folder that was gone, when it goes to Unassigned instead. */
  movedFrom: string | null;
  /** Sent on any connection, though files wait for Wi-Fi: the person said so. */
  sendsNow?: true;
  /** In the order in which they were added. */
  files: readonly ItemFile[];
  /** What this phone wrote down of its recording: shown until the server has words, and never sent. */
  heard?: string;
  /** Ids of kept photos that follow the files, once they are shrunk: each then becomes one. */
  photos?: readonly string[];
}

export type NewItem = Omit<OutboxItem, "id">;

/** How many photos an item has, shrunk or not. */
export function photoCountOf({ files, photos = [] }: Pick<OutboxItem, "files" | "photos">): number {
  return photos.length + files.filter(({ kind }) => kind === "photo").length;
}

/** Whether it waits while files do: for Wi-Fi, if the person chose so. */
export function waitsWithFiles({ sendsNow, ...item }: OutboxItem): boolean {
  return !sendsNow && item.files.length + photoCountOf(item) > 0;
}

/** The recording of an item. */
export function recordingOf({ files }: Pick<OutboxItem, "files">): ItemFile | undefined {
  return files.find(({ kind }) => kind === "audio");
}
