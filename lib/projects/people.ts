import type { MemberView, OfficePersonView } from "./view";
import type { ProjectScope } from "@/lib/access/authorize";
import { atLeast } from "@/lib/access/policy";
import { rolesIn } from "@/lib/access/project-roles";
import { db, Prisma } from "@/lib/db";

interface PersonRow {
  userId: string;
  name: string;
  email: string;
  role: "owner" | "admin" | "worker";
  isBusinessAdmin: boolean;
  /** These are null for the owner and the admins without a membership row. */
  memberRole: "owner" | "worker" | null;
  joinedAt: Date | null;
  lastVisitedUpdates: Date | null;
}

/** The members, in the order in which they joined, and the office, the owners first. One statement. */
export async function listPeople({
  project,
  business,
  level,
}: ProjectScope): Promise<{ members: MemberView[]; office: OfficePersonView[] }> {
  const rows = await db().$queryRaw<PersonRow[]>(Prisma.sql`
    SELECT u.id AS "userId", u.name, u.email, r.role, a.user_id IS NOT NULL AS "isBusinessAdmin",
           m.role AS "memberRole", m.joined_at AS "joinedAt", m.last_visited_updates AS "lastVisitedUpdates"
    FROM (${rolesIn(Prisma.sql`${project.id}::uuid`)}) r
    JOIN users u ON u.id = r.user_id
    LEFT JOIN project_members m ON m.project_id = r.project_id AND m.user_id = r.user_id
    LEFT JOIN business_admins a ON a.business_id = ${business.id}::uuid AND a.user_id = r.user_id AND a.accepted_at IS NOT NULL
    ORDER BY m.joined_at, u.name, u.id`);
  return {
    members: rows.flatMap((row) => toMemberView(project.id, row) ?? []),
    office: (["owner", "admin"] as const).flatMap((role) =>
      rows.filter((row) => row.role === role).map((row) => toOfficePersonView(row, role, level)),
    ),
  };
}

function toMemberView(projectId: string, row: PersonRow): MemberView | null {
  const { userId, name, email, memberRole, joinedAt, lastVisitedUpdates, isBusinessAdmin } = row;
  if (memberRole === null || joinedAt === null) return null;
  return {
    ...{ userId, projectId, role: memberRole, isBusinessAdmin, user: { name, email } },
    joinedAt: joinedAt.toISOString(),
    lastVisitedUpdates: lastVisitedUpdates?.toISOString() ?? null,
  };
}

function toOfficePersonView(
  { userId, name, email, memberRole }: PersonRow,
  role: OfficePersonView["role"],
  level: ProjectScope["level"],
): OfficePersonView {
  const showsEmail = memberRole !== null || atLeast(level, "manager");
  return { userId, role, user: { name, email: showsEmail ? email : null } };
}
