import type { Client } from "pg";

interface Row {
  id: string;
}
interface TaskRow extends Row {
  isCompleted: boolean;
}
interface SubtaskRow extends TaskRow {
  taskId: string;
}
interface UpdateRow extends Row {
  taskId: string | null;
  subtaskId: string | null;
  authorId: string;
  seq: number;
  arrivedSeq: number;
  createdAt: Date;
}

/** A project's raw rows, for tests that compute a rule independently of the product's queries. */
export interface Tables {
  projectId: string;
  tasks: TaskRow[];
  subtasks: SubtaskRow[];
  /** Newest first. */
  updates: UpdateRow[];
  /** Those of them that are withdrawn: listed, but not counted. */
  withdrawn: Set<string>;
  members: Set<string>;
  /** Entries of the forms `userId taskId` and `userId subtaskId`. */
  assignments: Set<string>;
  /** The event number up to which each person has seen the updates. */
  seenUpTo: Map<string, number>;
  /** The event number up to which each person has opened a place, under `userId placeId`, and that of joining, under `userId since`. */
  openedUpTo: Map<string, number>;
  /** Updates that were seen before they were moved, as `userId updateId`. */
  movedSeen: Set<string>;
  lastSeq: number;
}

/** Reads the project's rows. */
export async function readTables(sql: Client, projectId: string): Promise<Tables> {
  const rows = async <R extends object>(statement: string) =>
    (await sql.query<R>(statement, [projectId])).rows;
  const ofUser = await rows<{ key: string }>(
    `SELECT user_id || ' ' || task_id AS key FROM task_members WHERE project_id = $1
     UNION ALL SELECT user_id || ' ' || subtask_id FROM subtask_members WHERE project_id = $1`,
  );
  const withdrawn = await rows<Row>(
    "SELECT id FROM updates WHERE project_id = $1 AND withdrawn_at IS NOT NULL",
  );
  const members = await rows<Row>("SELECT user_id AS id FROM project_members WHERE project_id = $1");
  const views = await rows<Row & { seq: number }>(
    "SELECT user_id AS id, seq FROM project_views WHERE project_id = $1",
  );
  const opened = await rows<{ key: string; seq: number }>(
    `SELECT user_id || ' ' || place_id AS key, seq FROM place_views WHERE project_id = $1
     UNION ALL SELECT user_id || ' since', since_seq FROM project_views WHERE project_id = $1`,
  );
  const moved = await rows<{ key: string }>(
    "SELECT user_id || ' ' || update_id AS key FROM moved_views WHERE project_id = $1",
  );
  const [project] = await rows<{ seq: number }>("SELECT event_seq AS seq FROM projects WHERE id = $1");
  return {
    projectId,
    tasks: await rows(`SELECT id, is_completed AS "isCompleted" FROM project_tasks WHERE project_id = $1`),
    subtasks: await rows(
      `SELECT id, parent_task_id AS "taskId", is_completed AS "isCompleted" FROM subtasks WHERE project_id = $1`,
    ),
    updates: await rows(
      `SELECT id, task_id AS "taskId", subtask_id AS "subtaskId", author_id AS "authorId", seq, arrived_seq AS "arrivedSeq", created_at AS "createdAt"
       FROM updates WHERE project_id = $1 ORDER BY created_at DESC, id DESC`,
    ),
    withdrawn: new Set(ids(withdrawn)),
    members: new Set(members.map(({ id }) => id)),
    assignments: new Set(ofUser.map(({ key }) => key)),
    seenUpTo: new Map(views.map(({ id, seq }) => [id, seq])),
    openedUpTo: new Map(opened.map(({ key, seq }) => [key, seq])),
    movedSeen: new Set(moved.map(({ key }) => key)),
    lastSeq: project?.seq ?? 0,
  };
}

/** What one person sees of a project. */
export interface Visibility {
  updates: string[];
  newUpdates: number;
  newUnassigned: number;
  /** What they see of each visible task, by its id. */
  tasks: Map<string, TaskVisibility>;
  /** The updates of each visible subtask, by its id. */
  subtasks: Map<string, string[]>;
}

interface TaskVisibility {
  isOpen: boolean;
  updates: string[];
  newUpdates: number;
  subtasks: string[];
  completedSubtasks: number;
}

/**
 * Applies the visibility rule: managers see everything; members see unassigned updates, their own, and those in the tasks and
 * subtasks assigned to them. Null for a person who does not see the project.
 */
export function visibilityOf(tables: Tables, userId: string, isManager: boolean): Visibility | null {
  const { tasks, subtasks, updates, withdrawn, members, assignments, seenUpTo } = tables;
  const { projectId, openedUpTo, movedSeen } = tables;
  if (!isManager && !members.has(userId)) return null;
  const holds = (id: string | null) => id !== null && (isManager || assignments.has(`${userId} ${id}`));
  const seesSubtask = (one: SubtaskRow) => holds(one.taskId) || holds(one.id);
  const visible = updates.filter(
    (one) => one.taskId === null || one.authorId === userId || holds(one.taskId) || holds(one.subtaskId),
  );
  const countUnseen = (rows: UpdateRow[]) =>
    rows.filter(
      (one) => one.authorId !== userId && one.seq > (seenUpTo.get(userId) ?? 0) && !withdrawn.has(one.id),
    ).length;
  const isUnopened = ({ id, taskId, subtaskId, authorId, arrivedSeq }: UpdateRow) => {
    const place = subtaskId ?? taskId ?? projectId;
    const marks = [place, "since"].map((key) => openedUpTo.get(`${userId} ${key}`) ?? 0);
    const isSeen = arrivedSeq <= Math.max(...marks) || movedSeen.has(`${userId} ${id}`);
    return authorId !== userId && !withdrawn.has(id) && !isSeen;
  };
  const taskVisibility = ({ id }: TaskRow): TaskVisibility => {
    const own = subtasks.filter((one) => one.taskId === id && seesSubtask(one));
    const inside = visible.filter((one) => one.taskId === id);
    return {
      isOpen: holds(id),
      updates: ids(inside.filter((one) => one.subtaskId === null)),
      newUpdates: inside.filter(isUnopened).length,
      subtasks: ids(own).sort(),
      completedSubtasks: own.filter((one) => one.isCompleted).length,
    };
  };
  const taskVisibilities = tasks.map((task) => [task.id, taskVisibility(task)] as const);
  const visibleSubtasks = subtasks.filter(seesSubtask);
  const inSubtask = (id: string) => ids(updates.filter((one) => one.subtaskId === id));
  return {
    updates: ids(visible),
    newUpdates: countUnseen(visible),
    newUnassigned: visible.filter((one) => one.taskId === null && isUnopened(one)).length,
    tasks: new Map(
      taskVisibilities.filter(([, visibility]) => visibility.isOpen || visibility.subtasks.length > 0),
    ),
    subtasks: new Map(visibleSubtasks.map(({ id }) => [id, inSubtask(id)])),
  };
}

/** The ids of updates in a missing task, or in a subtask that is not in their task. Foreign keys forbid them; the proofs check anyway. */
export function misplaced({ tasks, subtasks, updates }: Tables): string[] {
  const known = new Set(ids(tasks));
  const taskOf = new Map(subtasks.map(({ id, taskId }) => [id, taskId]));
  const orphans = updates.filter(({ taskId, subtaskId }) => {
    if (taskId === null) return subtaskId !== null;
    return !known.has(taskId) || (subtaskId !== null && taskOf.get(subtaskId) !== taskId);
  });
  return ids(orphans);
}

function ids(rows: Row[]): string[] {
  return rows.map(({ id }) => id);
}
