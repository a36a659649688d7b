import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { loadProject, requireProject } from "../load-project";
import { Messages } from "@/components/providers/messages";
import { DiaryScreen } from "@/components/screens/diary/diary-screen";
import { requireUser } from "@/lib/account/session/current-user";
import { findLetterhead } from "@/lib/reports/letterhead/find-letterhead";

/** The browser proposes it as the name of the file that it prints. */
export async function generateMetadata({ params }: PageProps<"/projects/[id]/diary">): Promise<Metadata> {
  const [project, t] = await Promise.all([loadProject((await params).id), getTranslations("diary")]);
  return project ? { title: `${project.name}, ${t("title")}` } : {};
}

/** A project's site diary, to read and print. Its days are those of the reader's time zone, which the browser knows: it fetches them. */
export default async function DiaryPage({ params }: PageProps<"/projects/[id]/diary">) {
  const [actor, { id }] = await Promise.all([requireUser(), params]);
  const project = await requireProject(id);
  const letterhead = await findLetterhead(actor, project.id);
  return (
    <Messages namespaces={["diary", "photos"]}>
      <DiaryScreen project={{ id: project.id, name: project.name }} {...letterhead} readerName={actor.name} />
    </Messages>
  );
}
