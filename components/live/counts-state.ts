import type { GuideView, ProgressView } from "@/lib/projects/view";

export const PROJECT = "p";
export const READER = "rosa";

export interface Update {
  id: string;
  authorId: string;
  taskId: string | null;
  subtaskId: string | null;
  seq: number;
  /** Number of the event that put it in its place. */
  arrivedSeq: number;
  /** Whether the reader had seen it before it was moved. */
  wasSeen: boolean;
}

export interface Task {
  id: string;
  isCompleted: boolean;
  isAssigned?: boolean;
}

export interface Subtask extends Task {
  parentTaskId: string;
}

/** A project in memory, and what the server would answer when it is read: for tests of what a page shows. */
export class CountsState {
  seq = 1;
  protected updates: Update[] = [];
  protected tasks: Task[] = [{ id: "t1", isCompleted: false }];
  protected subtasks: Subtask[] = [{ id: "s1", parentTaskId: "t1", isCompleted: false }];
  protected members = [{ userId: READER, role: "owner" }];
  /** For each place, the event up to which the reader has viewed it; the project's id stands for unassigned updates. */
  protected readonly marks = new Map<string, number>();
  protected guide: GuideView | null = {
    hasTask: true,
    hasCrew: false,
    hasAssigned: false,
    hasUpdate: false,
  };

  /** The response to a read; undefined if there is nothing there. */
  read(path: string): unknown {
    const answer = this.readAll(path);
    const ids = /[?&]ids=([^&]+)/.exec(path)?.[1];
    if (!ids || !Array.isArray(answer)) return answer;
    const asked = new Set(decodeURIComponent(ids).split(","));
    return (answer as { id: string }[]).filter((row) => asked.has(row.id));
  }

  private readAll(path: string): unknown {
    const [, , kind, id, part] = path.split(/[/?]/);
    if (kind === "projects") {
      if (part === "progress") return this.progressView();
      if (part === "tasks") return this.tasks.map((task) => this.taskView(task));
      if (part !== "updates") return this.projectView();
      return this.listed(path.includes("placement=unassigned") ? { taskId: null } : {});
    }
    if (kind === "tasks") {
      const task = this.tasks.find((one) => one.id === id);
      if (!task) return undefined;
      if (part === "subtasks") return this.subtasksOf(task.id).map((one) => this.subtaskView(one));
      return this.listed({ taskId: task.id, subtaskId: null });
    }
    throw new Error(`The page does not read ${path}`);
  }

  protected moveTo(update: Update, place: Pick<Update, "taskId" | "subtaskId">): void {
    update.wasSeen = !this.isNew(update);
    Object.assign(update, place, { arrivedSeq: this.seq + 1 });
  }

  /** A finished guide does not come back. */
  protected reach(steps: Partial<GuideView>): void {
    if (this.guide) this.guide = { ...this.guide, ...steps };
    if (this.guide && Object.values(this.guide).every(Boolean)) this.guide = null;
  }

  private isNew({ authorId, taskId, subtaskId, arrivedSeq, wasSeen }: Update): boolean {
    const mark = this.marks.get(subtaskId ?? taskId ?? PROJECT) ?? 0;
    return authorId !== READER && arrivedSeq > mark && !wasSeen;
  }

  private count(where: Partial<Update>): number {
    return this.find(where).length;
  }

  private countNew(where: Partial<Update>): number {
    return this.find(where).filter((update) => this.isNew(update)).length;
  }

  private listed(where: Partial<Update>): object[] {
    return this.find(where)
      .toReversed()
      .map((update) => this.updateView(update));
  }

  private find(where: Partial<Update>): Update[] {
    const asked = Object.entries(where) as [keyof Update, unknown][];
    return this.updates.filter((update) => asked.every(([key, value]) => update[key] === value));
  }

  private subtasksOf(taskId: string) {
    return this.subtasks.filter(({ parentTaskId }) => parentTaskId === taskId);
  }

  private projectView(): object {
    const { totalItems, completedItems } = this.items();
    return {
      id: PROJECT,
      eventSeq: this.seq,
      unreadMessagesCount: 0,
      totalItems,
      completedItems,
      members: [...this.members],
      memberCount: this.members.length,
      guide: this.guide,
      updateCount: this.updates.length,
      unassignedUpdateCount: this.count({ taskId: null }),
      unassignedNewCount: this.countNew({ taskId: null }),
    };
  }

  private items() {
    const all = [...this.tasks, ...this.subtasks];
    return { totalItems: all.length, completedItems: all.filter(({ isCompleted }) => isCompleted).length };
  }

  private progressView(): ProgressView {
    const done = (items: Task[]) => items.filter(({ isCompleted }) => isCompleted).length;
    const { totalItems, completedItems } = this.items();
    return {
      progressPercentage: totalItems === 0 ? 0 : Math.round((100 * completedItems) / totalItems),
      completedTasks: done(this.tasks),
      totalTasks: this.tasks.length,
      completedSubtasks: done(this.subtasks),
      totalSubtasks: this.subtasks.length,
    };
  }

  protected taskView(task: Task): object {
    const subtasks = this.subtasksOf(task.id);
    return {
      ...task,
      projectId: PROJECT,
      name: task.id,
      updateCount: this.count({ taskId: task.id, subtaskId: null }),
      totalUpdateCount: this.count({ taskId: task.id }),
      newUpdatesCount: this.countNew({ taskId: task.id, subtaskId: null }),
      totalNewCount: this.countNew({ taskId: task.id }),
      subtaskCount: subtasks.length,
      completedSubtaskCount: subtasks.filter(({ isCompleted }) => isCompleted).length,
    };
  }

  protected subtaskView(subtask: Subtask): object {
    const { id: subtaskId } = subtask;
    return {
      ...subtask,
      name: subtaskId,
      updateCount: this.count({ subtaskId }),
      newUpdatesCount: this.countNew({ subtaskId }),
    };
  }

  protected updateView(update: Update): object {
    const { id, authorId, taskId, subtaskId, seq } = update;
    return {
      id,
      authorId,
      taskId,
      subtaskId,
      seq,
      projectId: PROJECT,
      content: id,
      comments: [],
      commentCount: 0,
      isNew: this.isNew(update),
      createdAt: new Date(seq * 1000).toISOString(),
    };
  }
}
