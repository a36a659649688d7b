import Download from "lucide-react/icons/download";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { shownAt, type WallPhoto } from "./use-photos";
import { useErrorText } from "@/components/providers/use-error-text";
import { useFailureTexts } from "@/components/providers/failure-texts";
import { useFormat } from "@/components/providers/use-format";
import { Button } from "@/components/ui/input/button";
import { saveFile } from "@/components/ui/save-file";
import { toast } from "@/components/ui/toast/toast-store";
import { focusIfLost } from "@/components/updates/focus";
import { ApiError } from "@/lib/browser/api-client";

interface ChosenPhotosProps {
  project: { name: string };
  /** In their order. */
  photos: WallPhoto[];
  onEnd: () => void;
}

/** In place of the filters while photos are being chosen: how many are, and what can be done with them. */
export function ChosenPhotos({ project, photos, onEnd }: ChosenPhotosProps) {
  const t = useTranslations("photoWall");
  const { done, save, stop } = useZip(project.name, onEnd);
  const count = photos.length;
  return (
    <div className="flex w-full flex-wrap items-center gap-2.5 lg:w-auto">
      <p role="status" className="font-strong max-lg:w-full">
        {done === null ? t("chosen", { count }) : t("packing", { done, count })}
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

/** Packs photos into a ZIP file and saves it; `done` counts them meanwhile. Its code loads with the first one. */
function useZip(projectName: string, onSaved: () => void) {
  const t = useTranslations("photoWall");
  const { date, time } = useFormat();
  const textOf = useErrorText();
  const { offline, unexpected } = useFailureTexts();
  const [done, setDone] = useState<number | null>(null);
  const aborter = useRef<AbortController>(null);
  useEffect(() => () => aborter.current?.abort(), []);
  const nameOf = (photo: WallPhoto) => {
    const at = shownAt(photo);
    return `${date(at)} ${time(at)} ${photo.update.author.name}`;
  };
  const save = async (photos: WallPhoto[]) => {
    const { signal } = (aborter.current = new AbortController());
    setDone(0);
    try {
      const { zipPhotos } = await import("./zip-photos");
      const content = await zipPhotos(photos, { nameOf, onProgress: setDone, signal });
      saveFile({ name: `${projectName}.zip`, content });
      onSaved();
    } catch (thrown) {
      const refusal = thrown instanceof ApiError ? textOf(thrown) : unexpected;
      const isOffline = thrown instanceof ApiError && thrown.code === "offline";
      const description = isOffline ? offline : refusal;
      if (!signal.aborted) toast({ title: t("downloadFailed"), description, variant: "destructive" });
    } finally {
      setDone(null);
    }
  };
  return { done, save, stop: () => aborter.current?.abort() };
}
