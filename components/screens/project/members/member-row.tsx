import { HardHat, KeyRound, Mail, ShieldCheck, UserMinus } from "lucide-react";
import { useNow, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useWorkOf } from "./use-work-of";
import { useCan } from "@/components/project-model/use-can";
import { useTasks } from "@/components/project-model/use-tasks";
import { useWorkspace } from "@/components/project-model/workspace";
import { useFormat } from "@/components/providers/use-format";
import { Avatar } from "@/components/ui/display/avatar";
import { Badge } from "@/components/ui/display/badge";
import { Button } from "@/components/ui/input/button";
import { askForDialog } from "@/lib/browser/page/asked-dialog";
import type { MemberView, OfficePersonView } from "@/lib/projects/view";

interface MemberRowProps {
  member: MemberView;
  isSelf: boolean;
  onRemove: () => void;
  /** Writes to them in the chat. */
  onMessage: () => void;
}

/** Somebody of the crew, with their tasks; managers give them tasks and remove them. */
export function CrewRow({ member, isSelf, onRemove, onMessage }: MemberRowProps) {
  const t = useTranslations("project");
  const mayAssign = useCan("task:assign");
  const { projectId, userId, user } = member;
  return (
    <Row
      user={user}
      isSelf={isSelf}
      role={member.role}
      work={useTasksLine(member)}
      badges={<MemberBadges member={member} />}
    >
      {!isSelf && (
        <Button
          variant="bare"
          size="iconSm"
          aria-label={t("messageNamed", { name: user.name })}
          onClick={onMessage}
        >
          <Mail aria-hidden className="size-5.5" />
        </Button>
      )}
      {mayAssign && (
        <Button
          variant="secondary"
          className="px-3.5 text-[0.9375rem]"
          aria-label={t("tasksOfNamed", { name: user.name })}
          onClick={() => askForDialog(projectId, { tasksOf: userId })}
        >
          {t("tasks")}
        </Button>
      )}
      <RemoveButton member={member} isSelf={isSelf} onRemove={onRemove} />
    </Row>
  );
}

/** For managers also "All tasks", or since when somebody waits for one. */
function useTasksLine(member: MemberView): string {
  const t = useTranslations("project");
  const format = useFormat();
  const now = useNow();
  const tasks = useTasks(useWorkspace().project.id).data ?? [];
  const manages = useCan("project:manage");
  const work = useWorkOf(member);
  const { taskCount, joinedAt } = member;
  if (manages && taskCount === 0) return t("joinedNoTask", { time: format.ago(joinedAt, now) });
  return manages && taskCount > 1 && taskCount === tasks.length ? t("allTasks") : work;
}

interface OfficeRowProps extends Omit<MemberRowProps, "member" | "onMessage"> {
  person: OfficePersonView;
  /** Their membership row, if they have one; without, they cannot be removed. */
  member: MemberView | undefined;
}

/** The owner or an admin. */
export function OfficeRow({ person, member, isSelf, onRemove }: OfficeRowProps) {
  const { user, role } = person;
  const badges = member ? <MemberBadges member={member} /> : <RoleBadge of={role} />;
  return (
    <Row user={user} isSelf={isSelf} role={member?.role ?? role} badges={badges}>
      {member && <RemoveButton member={member} isSelf={isSelf} onRemove={onRemove} />}
    </Row>
  );
}

/** A member's role, and whether they are an admin of the business. */
function MemberBadges({ member }: { member: MemberView }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <RoleBadge of={member.role === "owner" ? "owner" : "contributor"} />
      {member.isBusinessAdmin && <RoleBadge of="admin" />}
    </span>
  );
}

const LOOKS = {
  owner: { tone: "accent", icon: KeyRound },
  contributor: { tone: "blue", icon: HardHat },
  admin: { tone: "neutral", icon: ShieldCheck },
} as const;

function RoleBadge({ of }: { of: keyof typeof LOOKS }) {
  const t = useTranslations("project");
  const { tone, icon: Icon } = LOOKS[of];
  return (
    <Badge tone={tone} size="sm">
      <Icon aria-hidden />
      {t(of)}
    </Badge>
  );
}

function RemoveButton({ member, isSelf, onRemove }: Omit<MemberRowProps, "onMessage">) {
  const t = useTranslations("project");
  const mayRemove = useCan("member:remove", { isSelf }) && member.role === "worker";
  if (!mayRemove) return null;
  if (isSelf)
    return (
      <Button
        variant="secondary"
        className="px-3.5 text-[0.9375rem]"
        aria-label={t("leaveProject")}
        onClick={onRemove}
      >
        {t("leave")}
      </Button>
    );
  return (
    <Button
      variant="ghost"
      size="iconSm"
      aria-label={t("removeNamed", { name: member.user.name })}
      onClick={onRemove}
    >
      <UserMinus aria-hidden className="size-5.5" />
    </Button>
  );
}

interface RowProps {
  /** The email is null where the reader may not know it. */
  user: { name: string; email: string | null };
  isSelf: boolean;
  role: string;
  /** What they are on: the line below the name. */
  work?: string;
  badges: ReactNode;
  children?: ReactNode;
}

function Row({ user, isSelf, role, work, badges, children }: RowProps) {
  const t = useTranslations("project");
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <Avatar name={user.name} userRole={role} />
      <div className="min-w-28 flex-1 leading-snug">
        <p className="font-bold wrap-anywhere">
          {user.name}
          {isSelf && <span className="font-normal text-muted"> ({t("you")})</span>}
        </p>
        {work && <p className="line-clamp-2 text-sm wrap-anywhere text-muted">{work}</p>}
        {user.email && <p className="text-sm wrap-anywhere text-muted">{user.email}</p>}
        <div className="mt-1.5">{badges}</div>
      </div>
      <div className="ml-auto flex items-center">{children}</div>
    </li>
  );
}
