import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { loadProject } from "../load-project";
import { Messages } from "@/components/providers/messages";
import { PhotosScreen } from "@/components/screens/photos/photos-screen";
import { requireUser } from "@/lib/account/session/current-user";

type Props = PageProps<"/projects/[id]/photos">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [project, t] = await Promise.all([loadProject((await params).id), getTranslations("photoWall")]);
  return { title: project ? t("of", { name: project.name }) : t("title") };
}

/** A project's photos. Their days are those of the reader's time zone, which the browser knows: it fetches them. */
export default async function PhotosPage({ params }: Props) {
  const [actor, { id }] = await Promise.all([requireUser(), params]);
  const project = await loadProject(id);
  if (!project) notFound();
  return (
    <Messages namespaces={["photoWall", "photos", "updates", "translation"]}>
      <PhotosScreen project={{ id: project.id, name: project.name }} readerId={actor.id} />
    </Messages>
  );
}
