import type { AnnouncedEvent, ProjectEventType } from "@/lib/events/catalogue";
import type { StreamedEvent } from "@/lib/live/stream-positions";
import type { GuideView, ProgressView } from "@/lib/projects/view";

export const PROJECT = "p";
export const READER = "rosa";
const CREW = "june";
const UNASSIGNED = { taskId: null, subtaskId: null };

/** What somebody does; `pick` chooses which of the things there are. */
export interface Deed {
  kind:
    | "post"
    | "move"
    | "withdraw"
    | "addTask"
    | "toggleTask"
    | "deleteTask"
    | "addSubtask"
    | "completeSubtask"
    | "deleteSubtask"
    | "join"
    | "leave"
    | "endGuide";
  isOwn: boolean;
  pick: number;
}

interface Update {
  id: string;
  authorId: string;
  taskId: string | null;
  subtaskId: string | null;
  seq: number;
  /** When it came to its place. */
  arrivedSeq: number;
  /** The reader had seen it before it was moved. */
  wasSeen: boolean;
}

interface Task {
  id: string;
  isCompleted: boolean;
}

interface Subtask extends Task {
  parentTaskId: string;
}

/** What a deed changed: its event, and the changed thing as the answer to a write has it. */
export interface Change {
  event: AnnouncedEvent & StreamedEvent;
  answer?: object;
}

/** A project in memory that answers reads as the server does, and numbers what is done to it: for tests of what a page shows. */
export class CountsServer {
  seq = 1;
  private updates: Update[] = [];
  private tasks: Task[] = [{ id: "t1", isCompleted: false }];
  private subtasks: Subtask[] = [{ id: "s1", parentTaskId: "t1", isCompleted: false }];
  private members = [{ userId: READER, role: "owner" }];
  /** Events up to which the reader has viewed a place, by the place's id; the project's for updates in no task. */
  private readonly marks = new Map<string, number>();
  private guide: GuideView | null = { hasTask: true, hasCrew: false, hasUpdate: false };

  /** Null where there is nothing to do that to. */
  do({ kind, isOwn, pick }: Deed): Change | null {
    const authorId = isOwn ? READER : CREW;
    const update = this.updates[pick % this.updates.length];
    const task = this.tasks[pick % this.tasks.length];
    const subtask = this.subtasks[pick % this.subtasks.length];
    const next = this.seq + 1;
    switch (kind) {
      case "post": {
        const place = this.place(pick);
        const posted = {
          id: `u${String(next)}`,
          authorId,
          ...place,
          seq: next,
          arrivedSeq: next,
          wasSeen: false,
        };
        this.updates.push(posted);
        this.reach({ hasUpdate: true });
        return this.announce("update.posted", posted.id, posted, this.updateView(posted));
      }
      case "move":
        if (!update) return null;
        this.moveTo(update, this.place(pick));
        return this.announce("update.moved", update.id, update);
      case "withdraw":
        if (!update) return null;
        this.updates = this.updates.filter((one) => one !== update);
        return this.announce("update.withdrawn", update.id, update);
      case "addTask": {
        const added = { id: `t${String(next)}`, isCompleted: false };
        this.tasks.push(added);
        this.reach({ hasTask: true });
        return this.announce("task.created", added.id, { taskId: added.id }, this.taskView(added));
      }
      case "toggleTask":
        if (!task) return null;
        task.isCompleted = !task.isCompleted;
        return this.announce(
          task.isCompleted ? "task.completed" : "task.reopened",
          task.id,
          { taskId: task.id },
          this.taskView(task),
        );
      case "deleteTask":
        if (!task) return null;
        this.tasks = this.tasks.filter((one) => one !== task);
        this.subtasks = this.subtasks.filter(({ parentTaskId }) => parentTaskId !== task.id);
        for (const one of this.updates) if (one.taskId === task.id) this.moveTo(one, UNASSIGNED);
        this.reach({ hasTask: this.tasks.length > 0 });
        return this.announce("task.deleted", task.id, { taskId: task.id });
      case "addSubtask": {
        if (!task) return null;
        const added = { id: `s${String(next)}`, parentTaskId: task.id, isCompleted: false };
        this.subtasks.push(added);
        const place = { taskId: task.id, subtaskId: added.id };
        return this.announce("subtask.created", added.id, place, this.subtaskView(added));
      }
      case "completeSubtask":
        if (!subtask) return null;
        subtask.isCompleted = true;
        return this.announce(
          "subtask.completed",
          subtask.id,
          { taskId: subtask.parentTaskId, subtaskId: subtask.id },
          this.subtaskView(subtask),
        );
      case "deleteSubtask":
        if (!subtask) return null;
        this.subtasks = this.subtasks.filter((one) => one !== subtask);
        for (const one of this.updates)
          if (one.subtaskId === subtask.id) this.moveTo(one, { taskId: one.taskId, subtaskId: null });
        return this.announce("subtask.deleted", subtask.id, {
          taskId: subtask.parentTaskId,
          subtaskId: subtask.id,
        });
      case "join": {
        const joined = { userId: `m${String(next)}`, role: "worker" };
        this.members.push(joined);
        this.reach({ hasCrew: true });
        return this.announce("member.joined", joined.userId, {});
      }
      case "leave": {
        const left = this.members.slice(1)[pick % (this.members.length - 1)];
        if (!left) return null;
        this.members = this.members.filter((one) => one !== left);
        return this.announce("member.removed", left.userId, {});
      }
      case "endGuide":
        if (!this.guide) return null;
        this.guide = null;
        return this.announce("project.guide-ended", PROJECT, {});
    }
  }

  /** The reader has opened a place, or all of them, whose list was read at event `upTo`. */
  view(place: string, upTo: number): void {
    const places = [PROJECT, ...[...this.tasks, ...this.subtasks].map(({ id }) => id)];
    const [, taskId] = place.split(":");
    const viewed = place === "all" ? places : [taskId ?? PROJECT];
    for (const id of viewed) this.marks.set(id, Math.max(upTo, this.marks.get(id) ?? 0));
  }

  /** The answer to a read; undefined for what is not there. */
  read(path: string): unknown {
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
      return part === "updates" ? this.listed({ taskId: task.id, subtaskId: null }) : this.taskView(task);
    }
    if (kind === "subtasks") {
      const subtask = this.subtasks.find((one) => one.id === id);
      return subtask && this.subtaskView(subtask);
    }
    const update = this.updates.find((one) => one.id === id);
    return update && this.updateView(update);
  }

  private place(pick: number): Pick<Update, "taskId" | "subtaskId"> {
    const places = [
      UNASSIGNED,
      ...this.tasks.map(({ id }) => ({ taskId: id, subtaskId: null })),
      ...this.subtasks.map(({ id, parentTaskId }) => ({ taskId: parentTaskId, subtaskId: id })),
    ];
    return places[pick % places.length] ?? UNASSIGNED;
  }

  private moveTo(update: Update, place: Pick<Update, "taskId" | "subtaskId">): void {
    update.wasSeen = !this.isNew(update);
    Object.assign(update, place, { arrivedSeq: this.seq + 1 });
  }

  /** A finished guide does not come back. */
  private reach(steps: Partial<GuideView>): void {
    if (this.guide) this.guide = { ...this.guide, ...steps };
    if (this.guide?.hasTask && this.guide.hasCrew && this.guide.hasUpdate) this.guide = null;
  }

  private isNew({ authorId, taskId, subtaskId, arrivedSeq, wasSeen }: Update): boolean {
    const mark = this.marks.get(subtaskId ?? taskId ?? PROJECT) ?? 0;
    return authorId !== READER && arrivedSeq > mark && !wasSeen;
  }

  private announce(type: ProjectEventType, entityId: string, place: object, answer?: object): Change {
    this.seq += 1;
    const { taskId, subtaskId } = { ...UNASSIGNED, ...place };
    return {
      event: { type, projectId: PROJECT, entityId, taskId, subtaskId, seq: this.seq },
      ...(answer && { answer }),
    };
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
      ...{ id: PROJECT, eventSeq: this.seq, unreadMessagesCount: 0, totalItems, completedItems },
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

  private taskView(task: Task): object {
    const subtasks = this.subtasksOf(task.id);
    return {
      ...{ ...task, projectId: PROJECT, name: task.id },
      updateCount: this.count({ taskId: task.id, subtaskId: null }),
      totalUpdateCount: this.count({ taskId: task.id }),
      newUpdatesCount: this.countNew({ taskId: task.id, subtaskId: null }),
      totalNewCount: this.countNew({ taskId: task.id }),
      subtaskCount: subtasks.length,
      completedSubtaskCount: subtasks.filter(({ isCompleted }) => isCompleted).length,
    };
  }

  private subtaskView(subtask: Subtask): object {
    const { id: subtaskId } = subtask;
    return {
      ...{ ...subtask, name: subtaskId, updateCount: this.count({ subtaskId }) },
      newUpdatesCount: this.countNew({ subtaskId }),
    };
  }

  private updateView(update: Update): object {
    const { id, authorId, taskId, subtaskId, seq } = update;
    return {
      ...{ id, authorId, taskId, subtaskId, seq, projectId: PROJECT, content: id },
      ...{ comments: [], commentCount: 0, isNew: this.isNew(update) },
      createdAt: new Date(seq * 1000).toISOString(),
    };
  }
}
