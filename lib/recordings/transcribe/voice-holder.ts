import type { AudioState } from "../view";
import type { Transcript } from "./words";
import type { HolderKind } from "@/lib/attachments/attachment";
import type { Prisma, Tx } from "@/lib/kernel/db";

/** An update or message under its row's lock. */
export interface Held {
  id: string;
  businessId: string;
  authorId: string;
  content: string;
  /** Records how far the transcription is by now, with the change of its own row, if there is one. */
  announce(state: AudioState, change?: Prisma.Sql): Promise<void>;
}

/** What differs between the kinds of things that a recording is in: what they say of it, and how that is recorded. */
export interface VoiceHolder {
  kind: HolderKind;
  /** Whether the content quotes the recording's English, which a correction then needs again. */
  quotesEnglish: boolean;
  /** Locks its row; null when it is gone or withdrawn. */
  lock(tx: Tx, id: string): Promise<Held | null>;
  /** What it says while nobody has written anything else. */
  compose(said: Transcript): string;
  /** Whether nobody has written over a content: it was composed of these words, at any stage of hearing them. */
  isComposed(content: string, said: Transcript): boolean;
  /** The change of its content, as a statement. */
  setContent(id: string, content: string): Prisma.Sql;
  /** Writes that its author has corrected the words, with the content that follows, and keeps the earlier transcript where it keeps any. */
  correct(tx: Tx, id: string, by: { earlier: string | null; content: string }): Promise<void>;
}

export type VoiceHolders = Record<HolderKind, VoiceHolder>;
