"use client";

import { useTranslations } from "next-intl";
import { useAssignment } from "./use-assignment";
import type { TaskOrSubtask } from "@/components/project-model/task-or-subtask";
import { useCan } from "@/components/project-model/use-can";
import { useAssignees } from "@/components/project-model/use-tasks";
import { useWorkspace } from "@/components/project-model/workspace";
import { LoadFailure } from "@/components/shell/load-failure";
import { Avatar } from "@/components/ui/display/avatar";
import { Badge } from "@/components/ui/display/badge";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";

interface AssigneesDialogProps {
  of: TaskOrSubtask;
  onClose: () => void;
}

interface Person {
  userId: string;
  name: string;
  email: string;
  isAssigned: boolean;
}

/** Who works on a task or subtask; managers assign and unassign members of the project. */
export default function AssigneesDialog({ of, onClose }: AssigneesDialogProps) {
  const t = useTranslations("tasks");
  const { data: assignees, isError, error, refetch } = useAssignees(of);
  const people = usePeople(assignees?.map(({ userId, user }) => ({ userId, ...user, isAssigned: true })));
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={t("membersOf", { name: of.name })} closeLabel={t("close")}>
        {isError && !assignees && <LoadFailure error={error} retry={() => void refetch()} />}
        {!isError && !assignees && <Loading />}
        {assignees && people.length === 0 && <p className="text-muted">{t("nobodyYet")}</p>}
        {assignees && people.length > 0 && (
          // Room for focus rings, which it would clip.
          <ul className="-mx-2 max-h-48 divide-y divide-line overflow-y-auto overscroll-contain px-2">
            {people.map((person) => (
              <Row key={person.userId} of={of} person={person} />
            ))}
          </ul>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** For managers all members, in an order that assigning does not change; for others those assigned. */
function usePeople(assigned: Person[] = []): Person[] {
  const { project } = useWorkspace();
  const mayAssign = useCan("task:assign");
  if (!mayAssign) return assigned;
  const ids = new Set(assigned.map(({ userId }) => userId));
  return project.members.map(({ userId, user }) => ({ userId, ...user, isAssigned: ids.has(userId) }));
}

function Row({ of, person }: { of: TaskOrSubtask; person: Person }) {
  const t = useTranslations("tasks");
  const mayAssign = useCan("task:assign");
  const { toggle, pending } = useAssignment(of, person);
  const { name, email, isAssigned } = person;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Avatar name={name} />
      <div className="min-w-36 flex-1 leading-snug">
        <p className="font-bold wrap-anywhere">{name}</p>
        <p className="truncate text-sm text-muted">{email}</p>
      </div>
      {mayAssign && isAssigned && (
        <Badge tone="ok" size="sm" className="max-sm:hidden">
          {t("isAssigned")}
        </Badge>
      )}
      {mayAssign && (
        <Button
          variant="secondary"
          className="ml-auto px-3.5 text-[0.9375rem]"
          aria-label={isAssigned ? t("unassignNamed", { name }) : t("assignNamed", { name })}
          pending={pending}
          onClick={toggle}
        >
          {isAssigned ? t("unassign") : t("assign")}
        </Button>
      )}
    </li>
  );
}

function Loading() {
  const t = useTranslations("tasks");
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{t("members")}</span>
      {[0, 1].map((index) => (
        <Skeleton key={index} className="mb-2 h-14" />
      ))}
    </div>
  );
}
