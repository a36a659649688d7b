import { Square, SquareCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDescription } from "@/components/photos/show/photo";
import { PhotoTile } from "@/components/photos/show/photo-tile";
import { type PhotoFilter, shownAt, usePhotos, type WallPhoto } from "@/components/photos/show/use-photos";
import { useFormat } from "@/components/providers/use-format";
import { NextPage } from "@/components/shell/next-page";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import { Sheet } from "@/components/ui/overlay/dialog";
import { cn } from "@/lib/shared/utils";

interface PhotoChooserProps {
  projectId: string;
  title: string;
  hint: string;
  filter: PhotoFilter;
  /** Whether one may be chosen, beyond the filter. */
  accepts: (photo: WallPhoto) => boolean;
  /** Of several, at most so many; without it, a press chooses one and is done. */
  several?: { chosen: readonly string[]; most: number };
  /** The one that was chosen before; a press takes it back. */
  chosen?: string | undefined;
  onChoose: (ids: string[]) => void;
  onClose: () => void;
}

/** The photos of a project, newest first, to choose one or several. */
export default function PhotoChooser({
  projectId,
  title,
  hint,
  filter,
  accepts,
  several,
  chosen: before,
  onChoose,
  onClose,
}: PhotoChooserProps) {
  const t = useTranslations("photos");
  const query = usePhotos(projectId, filter);
  const [chosen, setChosen] = useState<readonly string[]>(several?.chosen ?? []);
  const photos = query.data?.pages.flatMap(({ items }) => items).filter(accepts);
  const isFull = several !== undefined && chosen.length >= several.most;
  const press = (id: string) => {
    if (!several) onChoose([id]);
    else if (chosen.includes(id)) setChosen(chosen.filter((one) => one !== id));
    else if (!isFull) setChosen([...chosen, id]);
  };
  return (
    <Sheet
      onClose={onClose}
      title={title}
      description={hint}
      className="sm:max-w-2xl"
      footer={
        several && (
          <div className="flex items-center gap-3">
            <p role="status" className="min-w-0 flex-1 font-strong">
              {t(isFull ? "chosenMost" : "chosen", { count: chosen.length, most: several.most })}
            </p>
            <Button onClick={() => onChoose([...chosen])}>{t("choose")}</Button>
          </div>
        )
      }
    >
      <LoadFailure of={query} />
      {!photos && !query.isError && <Skeleton className="h-40" />}
      {photos?.length === 0 && !query.hasNextPage && <p className="text-muted">{t("noneToChoose")}</p>}
      <div className="grid grid-cols-3 gap-1.5 sm:grid-cols-4">
        {photos?.map((one) => (
          <ChoosableTile
            key={one.photo.id}
            of={one}
            isChosen={several ? chosen.includes(one.photo.id) : one.photo.id === before || null}
            isOff={isFull && !chosen.includes(one.photo.id)}
            onPress={() => press(one.photo.id)}
          />
        ))}
      </div>
      <NextPage of={query} className="mt-3 w-full">
        {t("older")}
      </NextPage>
    </Sheet>
  );
}

interface ChoosableTileProps {
  of: WallPhoto;
  /** Null where a press chooses it alone. */
  isChosen: boolean | null;
  /** Whether it no longer fits. */
  isOff: boolean;
  onPress: () => void;
}

function ChoosableTile({ of, isChosen, isOff, onPress }: ChoosableTileProps) {
  const t = useTranslations("photos");
  const format = useFormat();
  const describe = useDescription();
  const day = format.shortDate(shownAt(of));
  const { photo, update } = of;
  const Box = isChosen ? SquareCheck : Square;
  return (
    <PhotoTile
      photo={photo}
      name={describe(photo) ?? t("by", { author: update.author.name, day })}
      className={cn(
        "aspect-square",
        isChosen && "outline-3 -outline-offset-3 outline-ink",
        isOff && "opacity-60",
      )}
      {...(isOff && { "aria-disabled": true })}
      {...(isChosen !== null && { role: "checkbox", "aria-checked": isChosen })}
      onClick={onPress}
    >
      {isChosen !== null && (
        <span
          aria-hidden
          className="absolute top-1.5 left-1.5 grid size-8 place-content-center rounded-chip bg-black/85 text-white"
        >
          <Box className="size-5" />
        </span>
      )}
      <span
        aria-hidden
        className="absolute right-1.5 bottom-1.5 rounded-chip bg-black/85 px-1.5 text-sm text-white"
      >
        {day}
      </span>
    </PhotoTile>
  );
}
