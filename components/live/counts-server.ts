import type { AnnouncedEvent, ProjectEventType } from "@/lib/events/catalogue";
import type { StreamedEvent } from "@/lib/live/stream-positions";

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
    | "deleteSubtask";
  isOwn: boolean;
  pick: number;
}

interface Update {
  id: string;
  authorId: string;
  taskId: string | null;
  subtaskId: string | null;
  seq: number;
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
  private tasks: { id: string; isCompleted: boolean }[] = [{ id: "t1", isCompleted: false }];
  private subtasks = [{ id: "s1", parentTaskId: "t1" }];

  /** Null where there is nothing to do that to. */
  do({ kind, isOwn, pick }: Deed): Change | null {
    const authorId = isOwn ? READER : CREW;
    const update = this.updates[pick % this.updates.length];
    const task = this.tasks[pick % this.tasks.length];
    const subtask = this.subtasks[pick % this.subtasks.length];
    const next = this.seq + 1;
    switch (kind) {
      case "post": {
        const posted = { id: `u${String(next)}`, authorId, ...this.place(pick), seq: next };
        this.updates.push(posted);
        return this.announce("update.posted", posted.id, posted, this.updateView(posted));
      }
      case "move":
        if (!update) return null;
        Object.assign(update, this.place(pick));
        return this.announce("update.moved", update.id, update);
      case "withdraw":
        if (!update) return null;
        this.updates = this.updates.filter((one) => one !== update);
        return this.announce("update.withdrawn", update.id, update);
      case "addTask": {
        const added = { id: `t${String(next)}`, isCompleted: false };
        this.tasks.push(added);
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
        for (const one of this.updates) if (one.taskId === task.id) Object.assign(one, UNASSIGNED);
        return this.announce("task.deleted", task.id, { taskId: task.id });
      case "addSubtask": {
        if (!task) return null;
        const added = { id: `s${String(next)}`, parentTaskId: task.id };
        this.subtasks.push(added);
        const place = { taskId: task.id, subtaskId: added.id };
        return this.announce("subtask.created", added.id, place, this.subtaskView(added));
      }
      case "completeSubtask":
        if (!subtask) return null;
        return this.announce(
          "subtask.completed",
          subtask.id,
          { taskId: subtask.parentTaskId, subtaskId: subtask.id },
          this.subtaskView(subtask),
        );
      case "deleteSubtask":
        if (!subtask) return null;
        this.subtasks = this.subtasks.filter((one) => one !== subtask);
        for (const one of this.updates) if (one.subtaskId === subtask.id) one.subtaskId = null;
        return this.announce("subtask.deleted", subtask.id, {
          taskId: subtask.parentTaskId,
          subtaskId: subtask.id,
        });
    }
  }

  /** The answer to a read; undefined for what is not there. */
  read(path: string): unknown {
    const [, , kind, id, part] = path.split(/[/?]/);
    if (kind === "projects") {
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

  private announce(type: ProjectEventType, entityId: string, place: object, answer?: object): Change {
    this.seq += 1;
    const { taskId, subtaskId } = { ...UNASSIGNED, ...place };
    return {
      event: { type, projectId: PROJECT, entityId, taskId, subtaskId, seq: this.seq },
      ...(answer && { answer }),
    };
  }

  private count(where: Partial<Update>): number {
    return this.listed(where).length;
  }

  private listed(where: Partial<Update>): object[] {
    const asked = Object.entries(where) as [keyof Update, unknown][];
    const found = this.updates.filter((update) => asked.every(([key, value]) => update[key] === value));
    return found.toReversed().map((update) => this.updateView(update));
  }

  private subtasksOf(taskId: string) {
    return this.subtasks.filter(({ parentTaskId }) => parentTaskId === taskId);
  }

  private projectView(): object {
    return {
      ...{ id: PROJECT, eventSeq: this.seq, members: [], unreadMessagesCount: 0 },
      updateCount: this.updates.length,
      unassignedUpdateCount: this.count({ taskId: null }),
      unassignedNewCount: 0,
    };
  }

  private taskView(task: { id: string; isCompleted: boolean }): object {
    return {
      ...{ ...task, projectId: PROJECT, name: task.id, newUpdatesCount: 0, totalNewCount: 0 },
      updateCount: this.count({ taskId: task.id, subtaskId: null }),
      totalUpdateCount: this.count({ taskId: task.id }),
      subtaskCount: this.subtasksOf(task.id).length,
    };
  }

  private subtaskView(subtask: { id: string; parentTaskId: string }): object {
    const updateCount = this.count({ subtaskId: subtask.id });
    return { ...subtask, name: subtask.id, updateCount, newUpdatesCount: 0 };
  }

  private updateView({ seq, ...update }: Update): object {
    return {
      ...{ ...update, projectId: PROJECT, seq, content: update.id, comments: [], commentCount: 0 },
      createdAt: new Date(seq * 1000).toISOString(),
    };
  }
}
