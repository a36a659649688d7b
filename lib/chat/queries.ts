import { assertConversation, type Conversation, messagesOf } from "./conversation";
import { messageRows } from "./message-rows";
import { messagesContaining } from "./messages-containing";
import type { ListMessagesInput, MessageParams } from "./schema";
import type { ChatMessageView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { type Page, pageOf } from "@/lib/answer";
import { db, Prisma } from "@/lib/db";
import { invalid, notFound } from "@/lib/errors";

/**
 * A page of a channel, newest first: the team's, or the messages between the actor and `with` (CONTRACT "Chat and events");
 * with `search`, those that contain it, whatever its accents and capitals, also in the actor's language. Throws validation_failed when there is no such channel, or no such message in it.
 */
export async function listMessages(actor: Actor, input: ListMessagesInput): Promise<Page<ChatMessageView>> {
  const { project } = await authorize(actor, "project:chat", { projectId: input.id });
  const conversation = { projectId: project.id, withId: input.with ?? null };
  await assertConversation(actor, conversation);
  const older = await olderThan(actor, conversation, input.before);
  const first = Prisma.sql`ORDER BY m.created_at DESC, m.id DESC LIMIT ${input.limit + 1}`;
  const rest = Prisma.sql`${older} ${first}`;
  const found = input.search
    ? messagesContaining(actor, conversation, input.search, rest)
    : messagesOf(actor, conversation, rest);
  const page = Prisma.sql`SELECT m.* FROM (${found}) m ${first}`;
  return pageOf(await messageRows(actor, page), input.limit, project.eventSeq);
}

/** One message that the actor sees. Throws not_found. */
export async function readMessage(actor: Actor, { id }: MessageParams): Promise<ChatMessageView> {
  await authorize(actor, "project:chat", { messageId: id });
  const [message] = await messageRows(
    actor,
    Prisma.sql`SELECT m.* FROM chat_messages m WHERE m.id = ${id}::uuid`,
  );
  if (!message) throw notFound();
  return message;
}

async function olderThan(
  actor: Actor,
  conversation: Conversation,
  before: string | undefined,
): Promise<Prisma.Sql> {
  if (before === undefined) return Prisma.empty;
  const [last] = await db().$queryRaw<{ created_at: Date }[]>(
    messagesOf(actor, conversation, Prisma.sql`AND m.id = ${before}::uuid`),
  );
  if (!last) throw invalid("before", "unknown");
  return Prisma.sql`AND (m.created_at, m.id) < (${last.created_at}::timestamptz, ${before}::uuid)`;
}
