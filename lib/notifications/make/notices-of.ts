import { mentionedIn } from "./mentions";
import type { PersonOf } from "./people";
import type { Subject } from "./subjects";
import { TOLD_OF } from "./told-of";
import { seesMessage, seesSubtask, seesTask, seesUpdate } from "@/lib/access/sees-event";
import { type EventRow, isKnown } from "@/lib/events/event-rows";
import type { NotificationKind, SubjectType } from "@/lib/notifications/shared/kinds";

/** What one person is told of events that belong together, as it is written. */
export interface Told {
  userId: string;
  kind: NotificationKind;
  actorId: string | null;
  subjectType: SubjectType;
  subjectIds: string[];
  /** What they share. */
  placeId: string;
  /** What their person opens to see them. */
  filed: string[];
  /** The numbers of the first and of the newest event, and when that was. */
  sourceSeq: number;
  seq: number;
  at: Date;
}

/** A page's worth of one kind is still one line. */
export const MOST_IN_ONE = 100;

/** What people are told of a project's events, in their order: one for each person and event, those together that follow each other. */
export function noticesOf(
  events: readonly EventRow[],
  subjects: ReadonlyMap<string, Subject>,
  people: readonly PersonOf[],
): Told[] {
  const open = new Map<string, Told>();
  const told: Told[] = [];
  for (const event of events)
    for (const one of noticesOfOne(event, subjects, people)) {
      const key = [one.userId, one.kind, one.actorId, one.subjectType, one.placeId].join("/");
      const known = open.get(key);
      if (known && known.subjectIds.length < MOST_IN_ONE) {
        known.subjectIds.push(...one.subjectIds);
        known.seq = one.seq;
        known.at = one.at;
      } else {
        open.set(key, one);
        told.push(one);
      }
    }
  return told;
}

function noticesOfOne(
  event: EventRow,
  subjects: ReadonlyMap<string, Subject>,
  people: readonly PersonOf[],
): Told[] {
  const telling = isKnown(event.type) ? TOLD_OF[event.type] : null;
  const subject = telling && subjectOf(event, telling.about, subjects);
  if (!telling || !subject) return [];
  const { kind, about } = telling;
  const others = people.filter(
    (person) => person.id !== event.actorId && event.seq > person.since && SEES[about](person, subject),
  );
  const mentioned = mentionedIn(subject.text ?? "", others);
  return others.flatMap((person): Told[] => {
    const isNamed = mentioned.has(person.id) || isAsked(person, subject);
    if (!isNamed && !CONCERNS[kind](person, subject, event)) return [];
    return [
      {
        userId: person.id,
        kind: isNamed ? "mention" : kind,
        actorId: event.actorId,
        subjectType: about,
        subjectIds: [subject.id],
        ...placeOf(about, subject, event),
        sourceSeq: event.seq,
        seq: event.seq,
        at: event.createdAt,
      },
    ];
  });
}

function subjectOf(
  event: EventRow,
  about: SubjectType,
  subjects: ReadonlyMap<string, Subject>,
): Subject | null {
  if (about !== "member") return subjects.get(event.entityId) ?? null;
  const id = event.after?.userId;
  return id ? { id, text: null, updateId: null, participants: [], asks: null } : null;
}

function isAsked({ id, visibility }: PersonOf, { asks }: Subject): boolean {
  return asks === "managers" ? visibility.manages : asks === id;
}

/** Whether somebody of the project may see it. */
const SEES: Record<SubjectType, (person: PersonOf, subject: Subject) => boolean> = {
  update: ({ id, visibility }, subject) => seesUpdate(visibility, id, subject),
  comment: ({ id, visibility }, subject) => seesUpdate(visibility, id, subject),
  message: ({ id }, subject) => seesMessage(id, subject),
  task: ({ visibility }, subject) => seesTask(visibility, subject),
  subtask: ({ visibility }, subject) => seesSubtask(visibility, subject),
  member: () => true,
  business: () => false,
};

type Rule = (person: PersonOf, subject: Subject, event: EventRow) => boolean;

/** Whom each kind concerns, of those who see what it is about. */
const CONCERNS: Record<NotificationKind, Rule> = {
  "update.posted": () => true,
  "comment.posted": ({ id }, { participants }) => participants.includes(id),
  "message.direct": ({ id }, { recipientId }) => recipientId === id,
  assignment: ({ id }, _, { after }) => after?.userId === id,
  "subtask.completed": ({ visibility }, { id }) => visibility.manages || visibility.subtasks.has(id),
  "member.joined": ({ visibility }) => visibility.manages,
  // A name in a text, or whom a question is for: found above.
  mention: () => false,
  // Of businesses (tell-of-business.ts).
  "admin.added": () => false,
  "trial.ending": () => false,
  "payment.failed": () => false,
};

function placeOf(
  about: SubjectType,
  { taskId, subtaskId, recipientId, authorId, updateId }: Subject,
  { projectId }: EventRow,
): Pick<Told, "placeId" | "filed"> {
  const place = subtaskId ?? taskId ?? projectId;
  switch (about) {
    case "comment":
      return { placeId: updateId ?? place, filed: [place] };
    case "subtask":
      return { placeId: taskId ?? place, filed: [place, taskId ?? place] };
    case "message":
      return { placeId: projectId, filed: [recipientId ? (authorId ?? projectId) : projectId] };
    default:
      return { placeId: place, filed: [place] };
  }
}
