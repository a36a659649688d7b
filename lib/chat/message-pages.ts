import { type Conversation, type EveryChannel, messagesOf } from "./conversation";
import { AUDIO_MESSAGE } from "./limits";
import { messageRows } from "./message-rows";
import type { ChatMessageView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { hasRecording, joinRecording } from "@/lib/attachments/attachment";
import { type Page, pageOf } from "@/lib/kernel/answer";
import { Prisma } from "@/lib/kernel/db";
import { amongIds } from "@/lib/kernel/sql/among-ids";
import { hasWords } from "@/lib/kernel/sql/has-words";
import { wordsOf } from "@/lib/shared/search";
import { versionOf, whereTranslation } from "@/lib/translation/source";

const MESSAGE = Prisma.sql`m`;

/** A message that pages begin at. */
export interface Cursor {
  id: string;
  createdAt: Date;
}

/** What is read of one channel, or of all: everything, or what has the words of `search` and is one of `ids`. */
export interface Reading {
  actor: Actor;
  channels: Conversation | EveryChannel;
  search?: string | null | undefined;
  ids?: string[] | undefined;
}

/** A page, and where the next newer one begins. */
type Stretch = Pick<Page<ChatMessageView>, "items" | "next" | "prev">;

/** The messages before the cursor, or with it; the newest ones without a cursor. */
export async function olderPage(
  reading: Reading,
  limit: number,
  cursor: Cursor | null,
  comparison: "<" | "<=" = "<",
): Promise<Stretch> {
  const order = Prisma.sql`ORDER BY m.created_at DESC, m.id DESC LIMIT ${limit + 1}`;
  return pageOf(await read(reading, beyond(cursor, comparison), order), limit);
}

/** The messages that follow the cursor, newest first as well. The next older page begins at the last of them. */
export async function newerPage(reading: Reading, limit: number, cursor: Cursor): Promise<Stretch> {
  const order = Prisma.sql`ORDER BY m.created_at, m.id LIMIT ${limit + 1}`;
  const rows = await read(reading, beyond(cursor, ">"), order);
  const items = rows.slice(Math.max(0, rows.length - limit));
  return {
    items,
    next: items.at(-1)?.id,
    prev: rows.length > limit ? (items[0] ?? cursor).id : undefined,
  };
}

/** The message itself with as many on either side as fit. */
export async function pageAround(reading: Reading, limit: number, cursor: Cursor): Promise<Stretch> {
  const above = Math.floor(limit / 2);
  const newer = await newerPage(reading, above, cursor);
  const older = await olderPage(reading, limit - above, cursor, "<=");
  return { items: [...newer.items, ...older.items], next: older.next, prev: newer.prev };
}

function read(
  { actor, channels, search, ids }: Reading,
  narrowed: Prisma.Sql,
  order: Prisma.Sql,
): Promise<ChatMessageView[]> {
  const rest = Prisma.sql`${amongIds(Prisma.sql`m.id`, ids)} ${narrowed} ${order}`;
  const words = wordsOf(search ?? "");
  const found =
    words.length > 0 ? messagesWithWords(actor, channels, words, rest) : messagesOf(actor, channels, rest);
  return messageRows(actor, Prisma.sql`SELECT m.* FROM (${found}) m ${order}`);
}

const COMPARISONS = { "<": Prisma.sql`<`, "<=": Prisma.sql`<=`, ">": Prisma.sql`>` };

function beyond(cursor: Cursor | null, comparison: keyof typeof COMPARISONS): Prisma.Sql {
  if (!cursor) return Prisma.empty;
  return Prisma.sql`AND (m.created_at, m.id) ${COMPARISONS[comparison]} (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`;
}

/**
 * The channels' messages that have all the words (`wordsOf`) in what was written, in what was said, or in their stored translation
 * into the actor's language. Three SELECTs, each ordered and limited by `rest`: for the one condition with OR, Postgres would read the
 * whole channel.
 */
function messagesWithWords(
  actor: Actor,
  channels: Conversation | EveryChannel,
  words: readonly string[],
  rest: Prisma.Sql,
): Prisma.Sql {
  const written = Prisma.sql`
    AND ${hasWords(Prisma.sql`m.folded_content`, words)}
    AND (m.content <> ${AUDIO_MESSAGE} OR NOT ${hasRecording("message", MESSAGE)}) ${rest}`;
  const said = Prisma.sql`AND ${hasWords(Prisma.sql`recording.folded_transcript`, words)} ${rest}`;
  const translated = Prisma.sql`
    AND t.subject_type = 'message' AND ${hasWords(Prisma.sql`t.folded_content`, words)} ${rest}`;
  const recording = joinRecording("message", MESSAGE);
  const translation = Prisma.sql`${recording} JOIN translations t ON ${whereTranslation(actor.reads, MESSAGE, versionOf(MESSAGE))}`;
  return Prisma.sql`
    (${messagesOf(actor, channels, written)})
    UNION (${messagesOf(actor, channels, said, recording)})
    UNION (${messagesOf(actor, channels, translated, translation)})`;
}
