import type { ProjectRole } from "@/lib/access/policy";
import type { TranslationView } from "@/lib/translation/view";
import type { AudioState, AuthorView } from "@/lib/updates/view";

/** A message in the team's channel or between two people. Times are ISO 8601. */
export interface ChatMessageView {
  id: string;
  projectId: string;
  authorId: string;
  /** Null in the team's channel. */
  recipientId: string | null;
  content: string;
  audioUrl: string | null;
  /** How far its transcription is; null without a recording. */
  audioState: AudioState | null;
  audioDurationMs: number | null;
  /** How loud equal stretches of the recording are, from 0 to 100; null when it was not measured. */
  audioPeaks: number[] | null;
  transcript: string | null;
  /** BCP 47, of the text or of what was said; null for numbers, codes and names. */
  language: string | null;
  /** In the reader's language, where that is stored; of a recording, its transcript. */
  translation?: TranslationView;
  /** When it was written, where that is more than two minutes from when it was posted. */
  capturedAt: string | null;
  createdAt: string;
  /** Number of the event that announced it. Every posted message has one, though the column allows null. */
  seq: number | null;
  author: AuthorView;
}

/** The team's channel, or the one with a person. */
export interface ChannelView {
  /** The other person; null for the team. */
  with: string | null;
  /** The person's name; of the team, the project's. */
  name: string;
  /** What the person is in the project today; null for the team. Nobody can write to a `former` one. */
  role: ProjectRole | null;
  /** Messages by others after `readSeq`. */
  unreadCount: number;
  /** Messages up to this event have been read: the unread line is after them. */
  readSeq: number;
  lastMessage: ChatMessageView | null;
}
