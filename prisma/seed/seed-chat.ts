import { dateOf } from "./dates";
import type { Person } from "./people";
import type { MessageSeed } from "./site";
import { db } from "@/lib/kernel/db";
import { languagesOf } from "@/lib/language/languages-of";

interface Chat {
  projectId: string;
  /** Number of the project's last event; messages come after it. */
  eventSeq: number;
  messages: readonly MessageSeed[];
  /** Who is in the team's channel. */
  team: readonly Person[];
}

/** Writes a project's messages in chronological order, each with its numbered event, and who has read how far. */
export async function seedChat(
  { projectId, eventSeq, messages, team }: Chat,
  people: Record<Person, string>,
): Promise<void> {
  const ordered = messages.toSorted((a, b) => dateOf(a.at).getTime() - dateOf(b.at).getTime());
  const numbered = ordered.map((message, index) => ({ ...message, seq: eventSeq + index + 1 }));
  for (const { by, to, at, text, seq } of numbered) {
    const [authorId, recipientId, createdAt] = [people[by], to ? people[to] : null, dateOf(at)];
    const row = { projectId, authorId, recipientId, content: text, seq, createdAt };
    const { id } = await db().chatMessage.create({
      data: { ...row, language: languagesOf(text)[0] ?? null },
      select: { id: true },
    });
    const event = { projectId, seq, type: "message.posted", entityId: id, actorId: authorId, createdAt };
    await db().event.create({ data: { ...event, after: { recipientId, authorId } }, select: { seq: true } });
  }
  await db().chatRead.createMany({ data: readsOf({ projectId, people, team }, numbered) });
  const data = { eventSeq: eventSeq + numbered.length };
  await db().project.update({ where: { id: projectId }, data, select: { id: true } });
}

interface Reading extends Pick<Chat, "projectId" | "team"> {
  people: Record<Person, string>;
}

/** Everybody has read each of their channels up to the first message that is unread by them. */
function readsOf({ projectId, people, team }: Reading, messages: readonly (MessageSeed & { seq: number })[]) {
  const rows = new Map<string, { userId: string; projectId: string; channelId: string; seq: number }>();
  for (const { by, to, seq, unreadBy = [] } of messages)
    for (const person of to ? [by, to] : team) {
      const other = person === by ? to : by;
      const channelId = to && other ? people[other] : projectId;
      const key = `${person} ${channelId}`;
      const before = rows.get(key)?.seq ?? 0;
      rows.set(key, {
        userId: people[person],
        projectId,
        channelId,
        seq: unreadBy.includes(person) ? before : seq,
      });
    }
  return [...rows.values()];
}
