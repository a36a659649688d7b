import { CountsState, PROJECT, READER, type Update } from "./counts-state";
import type { StreamedEvent } from "@/lib/browser/live/stream-positions";
import type { AnnouncedEvent, ProjectEventType } from "@/lib/events/catalogue";

const CREW = "june";
const UNASSIGNED = { taskId: null, subtaskId: null };

/** Something a person does; `pick` chooses the update, task or subtask to do it to. */
export interface Deed {
  kind:
    | "post"
    | "move"
    | "withdraw"
    | "addTask"
    | "toggleTask"
    | "assign"
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

/** What a deed changed: its event, and the response to the write. */
export interface Change {
  event: AnnouncedEvent & StreamedEvent;
  answer?: object;
}

/** A project in memory that numbers changes as the server does, and announces them. */
export class CountsServer extends CountsState {
  /** Null if there is nothing to do it to. */
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
      case "assign":
        if (!task) return null;
        task.isAssigned = true;
        this.reach({ hasAssigned: true });
        return this.announce("task.assigned", task.id, { taskId: task.id });
      case "deleteTask":
        if (!task) return null;
        this.tasks = this.tasks.filter((one) => one !== task);
        this.subtasks = this.subtasks.filter(({ parentTaskId }) => parentTaskId !== task.id);
        for (const one of this.updates) if (one.taskId === task.id) this.moveTo(one, UNASSIGNED);
        this.reach({
          hasTask: this.tasks.length > 0,
          hasAssigned: this.tasks.some(({ isAssigned }) => isAssigned),
        });
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

  /** The reader has opened a place, or all of them, from a list read at event `upTo`. */
  view(place: string, upTo: number): void {
    const places = [PROJECT, ...[...this.tasks, ...this.subtasks].map(({ id }) => id)];
    const [, taskId] = place.split(":");
    const viewed = place === "all" ? places : [taskId ?? PROJECT];
    for (const id of viewed) this.marks.set(id, Math.max(upTo, this.marks.get(id) ?? 0));
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
}
