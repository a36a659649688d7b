import { useTranslations } from "next-intl";
import { countMembers } from "@/components/project-model/people";
import { useCan } from "@/components/project-model/use-can";
import { useWorkspace } from "@/components/project-model/workspace";
import { useWorkOf } from "@/components/screens/project/members/use-work-of";
import { Avatar } from "@/components/ui/display/avatar";
import { Button } from "@/components/ui/input/button";
import { ButtonLink } from "@/components/ui/text/button-link";
import type { MemberView, ProjectDetailView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";

/** People shown; the dialog lists them all. */
const SHOWN = 5;

/** The members who do not run the project, with their tasks. */
export function Crew({ project, onShowAll }: { project: ProjectDetailView; onShowAll: () => void }) {
  const t = useTranslations("project");
  const mayInvite = useCan("project:manage");
  const runs = new Set(project.office.map(({ userId }) => userId));
  const crew = project.members.filter(({ userId }) => !runs.has(userId));
  return (
    <section>
      <div className="flex min-h-10 items-center gap-2">
        <h2 className="title-section">{t("crew")}</h2>
        <span className="text-sm text-muted">{crew.length}</span>
        {mayInvite && (
          <ButtonLink
            href={paths.businesses({ project: project.id })}
            variant="ghost"
            size="text"
            className="-mr-3 ml-auto text-blue"
          >
            {t("invite")}
          </ButtonLink>
        )}
      </div>
      {crew.length === 0 && <p className="text-[0.9375rem] text-muted">{t("nobodyYet")}</p>}
      <ul>
        {crew.slice(0, SHOWN).map((member) => (
          <CrewMember key={member.userId} member={member} />
        ))}
      </ul>
      <Button variant="ghost" size="text" className="-ml-3" onClick={onShowAll}>
        {t("allMembers", { count: countMembers(project) })}
      </Button>
    </section>
  );
}

function CrewMember({ member }: { member: MemberView }) {
  const { userId, user } = member;
  return <Person userId={userId} name={user.name} userRole="worker" second={useWorkOf(member)} />;
}

/** The owner and the admins. */
export function Office({ office }: Pick<ProjectDetailView, "office">) {
  const t = useTranslations("project");
  return (
    <section>
      <h2 className="flex min-h-10 items-center title-section">{t("fromOffice")}</h2>
      <ul>
        {office.map(({ userId, user, role }) => (
          <Person key={userId} userId={userId} name={user.name} userRole={role} second={t(role)} />
        ))}
      </ul>
    </section>
  );
}

interface PersonProps {
  userId: string;
  name: string;
  userRole: string;
  /** The line below the name. */
  second: string;
}

function Person({ userId, name, userRole, second }: PersonProps) {
  const t = useTranslations("project");
  const isSelf = useWorkspace().viewer.id === userId;
  return (
    <li className="flex min-h-11.5 items-center gap-2.5 py-0.5">
      <Avatar name={name} userRole={userRole} className="size-8 text-xs" />
      <div className="min-w-0 leading-tight">
        <p className="truncate font-strong">
          {name}
          {isSelf && <span className="font-normal text-muted"> {t("you")}</span>}
        </p>
        <p className="line-clamp-2 text-sm text-muted">{second}</p>
      </div>
    </li>
  );
}
