import { titled } from "@/app/titled";
import { Messages } from "@/components/providers/messages";
import { ShareScreen } from "@/components/screens/share/share-screen";
import { canInProject } from "@/lib/access/policy";
import { requireUser } from "@/lib/account/session/current-user";
import { listBusinesses } from "@/lib/businesses/queries";
import { listProjects } from "@/lib/projects/list-projects";

export const generateMetadata = titled("share.title");

/** Where other apps share to. What they shared is in the browser alone. */
export default async function SharePage() {
  const actor = await requireUser();
  const [projects, businesses] = await Promise.all([
    listProjects(actor, { status: "active" }),
    listBusinesses(actor),
  ]);
  const roles = new Map(businesses.map(({ id, role }) => [id, role]));
  const open = projects.filter(({ businessId, updatePermission }) => {
    const role = roles.get(businessId);
    const level = role === "admin" ? "manager" : (role ?? "member");
    return canInProject(level, "update:post", { updatePermission, postable: true });
  });
  return (
    <Messages namespaces={["share", "camera"]}>
      <ShareScreen userId={actor.id} projects={open.map(({ id, name }) => ({ id, name }))} />
    </Messages>
  );
}
