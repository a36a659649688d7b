import type { EventInProject, LoggedEvent } from "./catalogue";
import { isKnown } from "./event-rows";
import { type Change, record } from "./record";
import type { Actor } from "@/lib/access/actor";
import { authorize, type ScopeOf } from "@/lib/access/authorize";
import type { Permission } from "@/lib/access/policy";
import type { Target } from "@/lib/access/target-chain";
import { transaction, type Tx } from "@/lib/kernel/db";

/** What a verb works with: what `authorize` has returned, and its transaction. */
export type Authorized<T extends Target> = ScopeOf<T> & Frame;

interface Frame {
  tx: Tx;
  actor: Actor;
  /** `record` of what the actor does, in the project if it is a change in one. */
  record: (event: Change & (EventInProject | LoggedEvent)) => Promise<number | null>;
}

/**
 * The frame of a verb that writes: authorizes in a transaction, so that the actor's standing is locked until the end, and runs
 * `work` in it. Throws as `authorize` does.
 */
export function whileAuthorized<T extends Target, Result>(
  actor: Actor,
  permission: Permission,
  target: T,
  work: (scope: Authorized<T>) => Promise<Result>,
): Promise<Result> {
  return transaction(async (tx) => {
    const scope = await authorize(actor, permission, target);
    const recordOwn: Frame["record"] = (event) => {
      const place = "project" in scope && isKnown(event.type) ? { projectId: scope.project.id } : {};
      return record(tx, { ...event, ...place, by: actor } as Parameters<typeof record>[1]);
    };
    return work({ ...scope, tx, actor, record: recordOwn });
  });
}
