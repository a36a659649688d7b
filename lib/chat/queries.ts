import { assertConversation, type Conversation, type EveryChannel, messagesOf } from "./conversation";
import { type Cursor, newerPage, olderPage, pageAround, type Reading } from "./message-pages";
import { messageRows } from "./message-rows";
import type { ListMessagesInput } from "./schema";
import type { ChatMessageView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { Page } from "@/lib/kernel/answer";
import { db, Prisma } from "@/lib/kernel/db";
import { invalid, orNotFound } from "@/lib/shared/errors";

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
