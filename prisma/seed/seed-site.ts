import { dateOf } from "./dates";
import type { Person } from "./people";
import { seedChat } from "./seed-chat";
import { seedPhotos } from "./seed-photos";
import { seedTranslations } from "./seed-translations";
import { voiceUpdate } from "./seed-voice";
import type { Moment, SiteSeed, TaskSeed, UpdateSeed } from "./site";
import { db } from "@/lib/kernel/db";
import { languagesOf } from "@/lib/language/languages-of";

interface Context {
  businessId: string;
  people: Record<Person, string>;
}

/** An update with its task and subtask resolved. */
interface Placed {
  update: UpdateSeed;
  taskId: string | null;
  subtaskId: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes one site as if people had worked on it: every update has its numbered event. */
export async function seedSite(site: SiteSeed, { businessId, people }: Context): Promise<void> {
  const createdAt = dateOf(site.createdAt);
  const project = await db().project.create({
    data: { businessId, name: site.name, description: site.description, createdAt, dueDate: dueDateOf(site) },
    select: { id: true },
  });
  await seedMembers(project.id, site, people);
  const placed = [
    ...(await seedTasks({ projectId: project.id, createdAt }, site.tasks, people)),
    ...site.unassigned.map(loose),
  ];
  const seenUpTo = await seedUpdates(project.id, placed, people);
  await seedViews(project.id, site, people, seenUpTo);
  const [messages, team] = [site.chat ?? [], ["rosa", "dale", ...site.workers] as const];
  await seedChat({ projectId: project.id, eventSeq: placed.length, messages, team }, people);
  await seedTranslations(project.id);
}

/** Midnight in UTC, as the column of calendar days takes it. */
function dueDateOf({ dueIn }: SiteSeed): Date | null {
  if (dueIn === undefined) return null;
  return new Date(new Date(Date.now() + dueIn * DAY_MS).toISOString().slice(0, 10));
}

async function seedMembers(projectId: string, site: SiteSeed, people: Record<Person, string>): Promise<void> {
  const joinedAt = dateOf(site.createdAt);
  const workers = site.workers.map((person, index) => ({
    userId: people[person],
    projectId,
    role: "worker",
    joinedAt: new Date(joinedAt.getTime() + (index + 1) * 47 * 60_000),
  }));
  await db().projectMember.createMany({
    data: [{ userId: people.rosa, projectId, role: "owner", joinedAt }, ...workers],
  });
}

/** Where tasks and subtasks belong, and since when they are there: from the project's first day. */
interface Planned {
  projectId: string;
  createdAt: Date;
}

async function seedTasks(
  planned: Planned,
  tasks: TaskSeed[],
  people: Record<Person, string>,
): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (const [displayOrder, task] of tasks.entries())
    placed.push(...(await seedTask(planned, task, displayOrder, people)));
  return placed;
}

async function seedTask(
  { projectId, createdAt }: Planned,
  task: TaskSeed,
  displayOrder: number,
  people: Record<Person, string>,
): Promise<Placed[]> {
  const { id: taskId } = await db().projectTask.create({
    data: {
      projectId,
      name: task.name,
      description: task.description ?? null,
      displayOrder,
      createdAt,
      ...completion(task.doneAt),
    },
    select: { id: true },
  });
  await db().taskMember.createMany({
    data: (task.assigned ?? []).map((person) => ({ userId: people[person], taskId, projectId })),
  });
  const placed: Placed[] = task.updates.map((update) => ({ update, taskId, subtaskId: null }));
  for (const [order, subtask] of task.subtasks.entries()) {
    const { id: subtaskId } = await db().subtask.create({
      data: {
        projectId,
        parentTaskId: taskId,
        name: subtask.name,
        displayOrder: order,
        createdAt,
        ...completion(subtask.doneAt),
      },
      select: { id: true },
    });
    const assigned = subtask.assigned ?? [];
    await db().subtaskMember.createMany({
      data: assigned.map((person) => ({ userId: people[person], subtaskId, projectId })),
    });
    placed.push(...(subtask.updates ?? []).map((update) => ({ update, taskId, subtaskId })));
  }
  return placed;
}

/** Writes the updates in chronological order; returns a function from a date to the number of the last event by then. */
async function seedUpdates(
  projectId: string,
  placed: Placed[],
  people: Record<Person, string>,
): Promise<(until: Date) => number> {
  const ordered = placed.toSorted((a, b) => dateOf(a.update.at).getTime() - dateOf(b.update.at).getTime());
  for (const [index, { update, taskId, subtaskId }] of ordered.entries()) {
    const [seq, createdAt, authorId] = [index + 1, dateOf(update.at), people[update.by]];
    const comments = (update.comments ?? []).map((comment) => ({
      authorId: people[comment.by],
      content: comment.text,
      language: languageOf(comment.text),
      createdAt: dateOf(comment.at),
    }));
    const voice = update.voice && voiceUpdate(update.voice);
    const { id } = await db().update.create({
      data: {
        projectId,
        taskId,
        subtaskId,
        authorId,
        content: update.text,
        language: languageOf(update.text),
        ...voice?.columns,
        seq,
        createdAt,
        comments: { createMany: { data: comments } },
      },
      select: { id: true },
    });
    await voice?.attach({ updateId: id, userId: authorId, createdAt });
    await seedPhotos(update, { updateId: id, projectId, userId: authorId, createdAt });
    const after = { taskId, subtaskId, authorId };
    await db().event.create({
      data: { projectId, seq, type: "update.posted", entityId: id, actorId: authorId, after, createdAt },
      select: { seq: true },
    });
  }
  await db().project.update({
    where: { id: projectId },
    data: { eventSeq: ordered.length },
    select: { id: true },
  });
  return (until) => ordered.filter(({ update }) => dateOf(update.at) <= until).length;
}

async function seedViews(
  projectId: string,
  site: SiteSeed,
  people: Record<Person, string>,
  seenUpTo: (until: Date) => number,
): Promise<void> {
  const views = Object.entries(site.seenUntil).map(([person, until]) => ({
    userId: people[person as Person],
    projectId,
    seq: seenUpTo(dateOf(until)),
    sinceSeq: seenUpTo(dateOf(until)),
    viewedAt: dateOf(until),
  }));
  await db().projectView.createMany({ data: views });
  for (const { userId, viewedAt } of views) {
    await db().projectMember.updateMany({
      where: { userId, projectId },
      data: { lastVisitedUpdates: viewedAt },
    });
  }
}

function languageOf(text: string): string | null {
  return languagesOf(text)[0] ?? null;
}

function loose(update: UpdateSeed): Placed {
  return { update, taskId: null, subtaskId: null };
}

function completion(doneAt: Moment | undefined) {
  return doneAt ? { isCompleted: true, completedAt: dateOf(doneAt) } : {};
}
