import { lockRecipient } from "./conversation";
import type { PostMessageInput } from "./schema";
import type { ChatMessageView } from "./view";
import { contentOfRecording } from "./voice-messages";
import type { Actor } from "@/lib/access/actor";
import type { ProjectScope } from "@/lib/access/authorize";
import { roleOf } from "@/lib/access/policy";
import { EVENT_SEQ } from "@/lib/events/record";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { attachFiles, type Files } from "@/lib/files/kinds";
import { Prisma, type Tx } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { languageToStore } from "@/lib/language/stored-language";
import { withTyped } from "@/lib/recordings/attach/read-recordings";
import { translateSoon } from "@/lib/translation/translate-soon";
import { capturedAtForView } from "@/lib/updates/posting/captured-at-for-view";

/**
 * Writes to the team's channel or to one person in the project, once per idempotency key. Throws validation_failed when the
 * recipient is the actor or is not in the project.
 */
export async function postMessage(actor: Actor, input: PostMessageInput): Promise<ChatMessageView> {
  return whileAuthorized(actor, "project:chat", { projectId: input.id }, async (scope) => {
    const { tx, project, business, record } = scope;
    const recipientId = input.recipientId ?? null;
    if (recipientId) await lockRecipient(tx, actor, scope, recipientId);
    const id = newId();
    const files = await attachFiles(tx, actor, { holder: { messageId: id }, business }, input);
    const message = newMessage(actor, scope, { id, recipientId, ...files, ...wordsOf(input, files, actor) });
    if (recipientId) await openChannel(tx, project.id, [actor.id, recipientId]);
    // A recording is translated once it is heard.
    if (!message.audioUrl || message.typed)
      await translateSoon(scope, { type: "message", id, texts: [message.content] });
    const after = { recipientId, authorId: actor.id };
    const change = insertMessage(message, input);
    const seq = await record({ type: "message.posted", id, after, change });
    return { ...message, capturedAt: capturedAtForView(input, message), seq };
  });
}

/** A recording needs no words of its own, and photos need none at all. */
function wordsOf({ content, transcript }: PostMessageInput, files: Files, { reads }: Actor) {
  const text = content ?? (files.audioUrl ? contentOfRecording(transcript ?? null) : "");
  const written = languageToStore([text], reads);
  const language = files.audioUrl ? files.language : written;
  return { content: text, language, ...withTyped({ ...files, content: text }, written) };
}

type NewMessage = Omit<ChatMessageView, "seq" | "capturedAt">;
type MessageFields = Pick<NewMessage, "id" | "recipientId" | "content" | "typed"> & Files;

function newMessage(actor: Actor, { project, standing }: ProjectScope, fields: MessageFields): NewMessage {
  return {
    projectId: project.id,
    authorId: actor.id,
    ...fields,
    createdAt: new Date().toISOString(),
    author: { name: actor.name, role: roleOf(standing) },
  };
}

/** Both keep a direct channel for good, also after one of them left. In the order of their ids: two who write to each other at once would deadlock. */
async function openChannel(tx: Tx, projectId: string, between: [string, string]): Promise<void> {
  const people = [...between].sort();
  await tx.chatRead.createMany({
    data: people.map((userId, at) => ({ userId, projectId, channelId: people[1 - at] ?? "", seq: 0 })),
    skipDuplicates: true,
  });
}

function insertMessage(message: NewMessage, { capturedAt }: PostMessageInput): Prisma.Sql {
  const { id, projectId, authorId, recipientId, content, typed, createdAt } = message;
  // A recording has its own.
  const language = message.audioUrl === null ? message.language : (typed?.language ?? null);
  return Prisma.sql`
    INSERT INTO chat_messages (id, project_id, author_id, recipient_id, content, language, captured_at, created_at, seq)
    VALUES (${id}::uuid, ${projectId}::uuid, ${authorId}::uuid, ${recipientId}::uuid, ${content}, ${language},
            ${capturedAt}::timestamptz, ${createdAt}::timestamptz, ${EVENT_SEQ})`;
}
