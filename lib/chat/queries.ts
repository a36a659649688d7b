import { assertConversation, type Conversation, type EveryChannel, messagesOf } from "./conversation";
import { AUDIO_MESSAGE } from "@/lib/recordings/shared/voice-words";
import { messageRows } from "./message-rows";
import type { ListMessagesInput } from "./schema";
import type { ChatMessageView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { hasRecording, joinRecording } from "@/lib/attachments/attachment";
import { Page, pageOf } from "@/lib/kernel/answer";
import { db, Prisma } from "@/lib/kernel/db";
import { amongIds } from "@/lib/kernel/sql/among-ids";
import { hasWords } from "@/lib/kernel/sql/has-words";
import { invalid, orNotFound } from "@/lib/shared/errors";
import { wordsOf } from "@/lib/shared/search";
import { whereTranslation } from "@/lib/translation/source";

/**
 * A page of a channel, newest first: the team's, or the messages between the actor and `with`. Either the newest, those before
 * or after a message, or those around it. With `search`, those that have all its words, also in their
 * translation for the actor, and with `channels` of all channels that the actor sees; with `ids`, only these. Throws validation_failed when there is no such channel, or no such message
 * in it.
 */
export async function listMessages(actor: Actor, input: ListMessagesInput): Promise<Page<ChatMessageView>> {
  const { project } = await authorize(actor, "project:chat", { projectId: input.id });
  const channels = await channelsOf(actor, project.id, input);
  const { items, next, prev } = await readPage(
    { actor, channels, search: input.search, ids: input.ids },
    input,
  );
  return new Page(items, next, project.eventSeq, prev);
}

/** One message that the actor sees. Throws not_found. */
export async function readMessage(actor: Actor, { id }: { id: string }): Promise<ChatMessageView> {
  await authorize(actor, "project:chat", { messageId: id });
  return findMessage(actor, id);
}

/** One message that the actor is known to see. Throws not_found. */
export async function findMessage(actor: Actor, id: string): Promise<ChatMessageView> {
  const [message] = await messageRows(
    actor,
    Prisma.sql`SELECT m.* FROM chat_messages m WHERE m.id = ${id}::uuid`,
  );
  return orNotFound(message);
}

async function channelsOf(
  actor: Actor,
  projectId: string,
  input: ListMessagesInput,
): Promise<Conversation | EveryChannel> {
  if (input.channels === "all") return { projectId, isEvery: true };
  const conversation = { projectId, withId: input.with ?? null };
  await assertConversation(actor, conversation);
  return conversation;
}

async function readPage(reading: Reading, { limit, before, after, around }: ListMessagesInput) {
  if (after) return newerPage(reading, limit, await findCursor(reading, "after", after));
  if (around) return pageAround(reading, limit, await findCursor(reading, "around", around));
  return olderPage(reading, limit, before ? await findCursor(reading, "before", before) : null);
}

async function findCursor({ actor, channels }: Reading, path: string, id: string): Promise<Cursor> {
  const [message] = await db().$queryRaw<{ created_at: Date }[]>(
    messagesOf(actor, channels, Prisma.sql`AND m.id = ${id}::uuid`),
  );
  if (!message) throw invalid(path, "unknown");
  return { id, createdAt: message.created_at };
}

const MESSAGE = Prisma.sql`m`;

/** A message that pages begin at. */
interface Cursor {
  id: string;
  createdAt: Date;
}

/** What is read of one channel, or of all: everything, or what has the words of `search` and is one of `ids`. */
interface Reading {
  actor: Actor;
  channels: Conversation | EveryChannel;
  search?: string | null | undefined;
  ids?: string[] | undefined;
}

/** A page, and where the next newer one begins. */
type Stretch = Pick<Page<ChatMessageView>, "items" | "next" | "prev">;

/** The messages before the cursor, or with it; the newest ones without a cursor. */
async function olderPage(
  reading: Reading,
  limit: number,
  cursor: Cursor | null,
  comparison: "<" | "<=" = "<",
): Promise<Stretch> {
  const order = Prisma.sql`ORDER BY m.created_at DESC, m.id DESC LIMIT ${limit + 1}`;
  return pageOf(await read(reading, beyond(cursor, comparison), order), limit);
}

/** The messages that follow the cursor, newest first as well. The next older page begins at the last of them. */
async function newerPage(reading: Reading, limit: number, cursor: Cursor): Promise<Stretch> {
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
async function pageAround(reading: Reading, limit: number, cursor: Cursor): Promise<Stretch> {
  const above = Math.floor(limit / 2);
  const newer = await newerPage(reading, above, cursor);
  const older = await olderPage(reading, limit - above, cursor, "<=");
  return { items: [...newer.items, ...older.items], next: older.next, prev: newer.prev };
}

async function read(
  { actor, channels, search, ids }: Reading,
  narrowed: Prisma.Sql,
  order: Prisma.Sql,
): Promise<ChatMessageView[]> {
  const rest = Prisma.sql`${amongIds(Prisma.sql`m.id`, ids)} ${narrowed} ${order}`;
  const words = wordsOf(search ?? "");
  // Punctuation alone finds nothing.
  if (search && words.length === 0) return [];
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
 * into the actor's language. SELECTs that find a message once, each ordered and limited by `rest`: for the one condition with OR,
 * Postgres would read the whole channel.
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
    AND t.project_id = m.project_id AND t.subject_type = 'message' AND ${hasWords(Prisma.sql`t.folded_content`, words)} ${rest}`;
  const recording = joinRecording("message", MESSAGE);
  const translationOf = (version: Prisma.Sql) =>
    messagesOf(
      actor,
      channels,
      translated,
      Prisma.sql`${recording} JOIN translations t ON ${whereTranslation(actor.reads, MESSAGE, version)}`,
    );
  return Prisma.sql`
    (${messagesOf(actor, channels, written)})
    UNION (${messagesOf(actor, channels, said, recording)})
    UNION (${translationOf(Prisma.sql`recording.text_version`)})
    UNION (${translationOf(Prisma.sql`m.text_version`)})`;
}
