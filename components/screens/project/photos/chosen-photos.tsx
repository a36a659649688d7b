import { Download, FileText } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { shownAt, type WallPhoto } from "@/components/photos/show/use-photos";
import { levelIn } from "@/components/project-model/use-can";
import { useFailureText } from "@/components/providers/use-error-text";
import { useFormat } from "@/components/providers/use-format";
import { useProject } from "@/components/providers/use-projects";
import { Button } from "@/components/ui/input/button";
import { saveFile } from "@/components/ui/save-file";
import { toast } from "@/components/ui/toast/toast-store";
import { focusIfLost } from "@/components/ui/focus/focus";
import { canInProject } from "@/lib/access/policy";
import { askForDialog } from "@/lib/browser/page/asked-dialog";
import { MOST_REPORT_PHOTOS, UNORGANIZED } from "@/lib/reports/limits";

/** Less counts as one. */
const MEGABYTE = 1_000_000;

interface ChosenPhotosProps {
  project: { id: string; name: string };
  /** In their order. */
  photos: WallPhoto[];
  onEnd: () => void;
}

/** While photos are being chosen: how many are, and what can be done with them. In place of the filters; on phones under the thumb. */
export default function ChosenPhotos({ project, photos, onEnd }: ChosenPhotosProps) {
  const t = useTranslations("photoWall");
  const { done, save, stop } = useZip(project.name, onEnd);
  const { bytes } = useFormat();
  const count = photos.length;
  const size = bytes(
    Math.max(
      MEGABYTE,
      photos.reduce((sum, { photo }) => sum + photo.bytes, 0),
    ),
  );
  return (
    <div className={barClasses} data-choosing="">
      {/* Screen readers would say each photo that is packed. */}
      <p {...(done === null && { role: "status" })} className="font-strong max-lg:w-full">
        {done === null ? t("chosen", { count, size }) : t("packing", { done, count })}
      </p>
      <Button
        className="max-lg:grow lg:min-h-11"
        disabled={count === 0}
        pending={done !== null}
        onClick={() => void save(photos)}
      >
        {done === null && <Download aria-hidden className="size-5" />}
        {t("download")}
      </Button>
      <MakeReport projectId={project.id} photos={photos} />
      <Button
        ref={focusIfLost}
        variant="secondary"
        className="max-lg:grow lg:min-h-11"
        onClick={done === null ? onEnd : stop}
      >
        {t("cancel")}
      </Button>
    </div>
  );
}

const barClasses =
  "flex flex-wrap items-center gap-2.5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-2.5 max-lg:pb-[max(1rem,env(safe-area-inset-bottom))]";

/** Opens the form of a report that shows these photos, with their tasks chosen, for those who make reports. */
function MakeReport({ projectId, photos }: { projectId: string; photos: WallPhoto[] }) {
  const t = useTranslations("photoWall");
  const { data: project } = useProject(projectId);
  if (!project || !canInProject(levelIn(project), "report:generate")) return null;
  const isTooMany = photos.length > MOST_REPORT_PHOTOS;
  return (
    <Button
      variant="secondary"
      className="max-lg:grow lg:min-h-11"
      disabled={photos.length === 0 || isTooMany}
      onClick={() => {
        const folders = new Set(photos.map(({ update }) => update.taskId ?? UNORGANIZED));
        const ids = photos.map(({ photo }) => photo.id);
        askForDialog(projectId, { reportOf: { folders: [...folders], photos: ids } });
      }}
    >
      <FileText aria-hidden className="size-5" />
      {isTooMany ? t("mostInReport", { most: MOST_REPORT_PHOTOS }) : t("makeReport")}
    </Button>
  );
}

/** Packs photos into a ZIP file and saves it; `done` counts them meanwhile. Its code loads with the first one. */
function useZip(projectName: string, onSaved: () => void) {
  const t = useTranslations("photoWall");
  const { fileTime } = useFormat();
  const reasonOf = useFailureText();
  const [done, setDone] = useState<number | null>(null);
  const aborter = useRef<AbortController>(null);
  useEffect(() => () => aborter.current?.abort(), []);
  const nameOf = (photo: WallPhoto) => `${fileTime(shownAt(photo))} ${photo.update.author.name}`;
  const save = async (photos: WallPhoto[]) => {
    const { signal } = (aborter.current = new AbortController());
    setDone(0);
    try {
      const { zipPhotos } = await import("./zip-photos");
      const content = await zipPhotos(photos, { nameOf, onProgress: setDone, signal });
      saveFile({ name: `${projectName}.zip`, content });
      onSaved();
    } catch (thrown) {
      const description = reasonOf(thrown);
      if (!signal.aborted) toast({ title: t("downloadFailed"), description, variant: "destructive" });
    } finally {
      setDone(null);
    }
  };
  return { done, save, stop: () => aborter.current?.abort() };
}
