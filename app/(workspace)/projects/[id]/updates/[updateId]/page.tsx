import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { cache } from "react";
import { requireProject } from "../../load-project";
import { orNull } from "@/app/(workspace)/or-null";
import { Messages } from "@/components/providers/messages";
import { UpdateScreen } from "@/components/screens/diary/update-screen";
import { requireUser } from "@/lib/account/session/current-user";
import { parseParams } from "@/lib/http/parse";
import { idParam } from "@/lib/kernel/text";
import { readUpdate } from "@/lib/updates/queries";
import type { UpdateView } from "@/lib/updates/view";

type Props = PageProps<"/projects/[id]/updates/[updateId]">;

/** Null when it is unknown, hidden from the reader, or another project's. */
const loadUpdate = cache(async (projectId: string, id: string): Promise<UpdateView | null> => {
  const actor = await requireUser();
  const update = await orNull(() => readUpdate(actor, parseParams(idParam, { id })));
  return update?.projectId === projectId.toLowerCase() ? update : null;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ id, updateId }, t] = await Promise.all([params, getTranslations("diary")]);
  const update = await loadUpdate(id, updateId);
  return { title: update ? t("updateBy", { author: update.author.name }) : t("noneTitle") };
}

/** One update, to which a line of a site diary leads, also from a printed one. */
export default async function UpdatePage({ params }: Props) {
  const [actor, { id, updateId }] = await Promise.all([requireUser(), params]);
  const [project, update] = await Promise.all([requireProject(id), loadUpdate(id, updateId)]);
  if (!update) notFound();
  return (
    <Messages namespaces={["diary", "updates", "asking", "voice", "translation", "move", "photos"]}>
      <UpdateScreen
        project={project}
        update={update}
        readerId={actor.id}
        hasConsent={actor.recordingConsentAt !== null}
      />
    </Messages>
  );
}
