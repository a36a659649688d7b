import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Folder, Share2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import * as Radix from "radix-ui/dialog";
import { type ReactNode, useState } from "react";
import { CompareStage } from "./compare-stage";
import { useDescription } from "@/components/photos/show/photo";
import { photoEnding } from "@/components/photos/show/photo-ending";
import { PhotoTile } from "@/components/photos/show/photo-tile";
import { shownAt, type WallPhoto } from "@/components/photos/show/use-photos";
import { useFormat } from "@/components/providers/use-format";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { usePlaceName } from "@/components/translation/use-place-name";
import { Avatar } from "@/components/ui/display/avatar";
import { Skeleton } from "@/components/ui/display/skeleton";
import { useReturnFocus } from "@/components/ui/focus/use-return-focus";
import { Button } from "@/components/ui/input/button";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Dialog } from "@/components/ui/overlay/dialog";
import { toast } from "@/components/ui/toast/toast-store";
import { send } from "@/lib/browser/api-client";
import { reading } from "@/lib/browser/reading";
import { apiPath } from "@/lib/shared/paths/api-path";
import { queryKeys } from "@/lib/shared/query-keys";
import { cn } from "@/lib/shared/utils";

interface PhotoCompareProps {
  projectId: string;
  /** One that is of the same place as an earlier one. */
  photoId: string;
  /** The menu of the later photo, for those who may change it. */
  menu?: (photo: WallPhoto) => ReactNode;
  onClose: () => void;
}

/** Two photos of one place on top of each other, with a line between them to move; over the whole screen and always dark. */
export default function PhotoCompare({ projectId, photoId, menu, onClose }: PhotoCompareProps) {
  const t = useTranslations("photos");
  const returnFocus = useReturnFocus({});
  const query = useQuery({
    ...reading(
      queryKeys.photosIn(projectId, { samePlace: photoId }),
      apiPath("photos", photoId, "same-place"),
    ),
    staleTime: 0,
  });
  return (
    <Dialog onClose={onClose}>
      <Radix.Portal>
        <Radix.Content
          className="dark fixed inset-0 z-50 flex flex-col bg-bg text-ink outline-none data-[state=open]:animate-appear"
          aria-describedby={undefined}
          {...returnFocus}
        >
          <div className="grid shrink-0 grid-cols-[3rem_minmax(0,1fr)_3rem] items-center px-1 py-1.5">
            <Radix.Close className={buttonVariants({ variant: "bare", size: "icon" })}>
              <X aria-hidden className="size-6" />
              <span className="sr-only">{t("close")}</span>
            </Radix.Close>
            <Radix.Title className="text-center font-bold">{t("beforeAndAfter")}</Radix.Title>
          </div>
          <LoadFailure of={query} />
          {query.isPending && <Skeleton className="min-h-0 flex-1" />}
          {query.data && <Compared photos={query.data} photoId={photoId} menu={menu} />}
        </Radix.Content>
      </Radix.Portal>
    </Dialog>
  );
}

interface ComparedProps extends Pick<PhotoCompareProps, "photoId"> {
  photos: WallPhoto[];
  menu: PhotoCompareProps["menu"];
}

function Compared({ photos, photoId, menu }: ComparedProps) {
  const t = useTranslations("photos");
  const placeName = usePlaceName();
  const [chosen, setChosen] = useState(() => {
    const at = photos.findIndex(({ photo }) => photo.id === photoId);
    return { before: 0, after: at > 0 ? at : photos.length - 1 };
  });
  // Fewer are left once some are deleted.
  const shown = {
    before: Math.min(chosen.before, photos.length - 2),
    after: Math.min(chosen.after, photos.length - 1),
  };
  /** Percent of the width that shows the earlier photo. */
  const [share, setShare] = useState(50);
  const [before, after] = [photos[shown.before], photos[shown.after]];
  if (!before || !after) return <p className="p-4 text-muted">{t("noneToChoose")}</p>;
  const press = (at: number) => setChosen(withPressed(shown, at));
  return (
    <>
      <div className="absolute top-1.5 right-1">{menu?.(after)}</div>
      <CompareStage before={before} after={after} share={share} onShare={setShare} />
      <div className="mx-auto flex max-h-[50dvh] w-full max-w-3xl shrink-0 flex-col overflow-y-auto px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <h3 className="font-bold">{t("samePlaceCount", { count: photos.length })}</h3>
        <ol className="-mx-4 flex shrink-0 [scrollbar-width:none] gap-3 overflow-x-auto px-4 py-2">
          {photos.map((one, at) => (
            <PlaceTile
              key={one.photo.id}
              of={one}
              side={at === shown.before ? "before" : at === shown.after ? "after" : null}
              onPress={() => press(at)}
            />
          ))}
        </ol>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
          {before.update.authorId !== after.update.authorId && (
            <>
              <Avatar name={before.update.author.name} />
              {before.update.author.name}
              <ArrowRight aria-hidden className="size-4.5" />
            </>
          )}
          <Avatar name={after.update.author.name} />
          {after.update.author.name}
          <span className="ml-auto inline-flex items-center gap-1.5 rounded-[7px] bg-sunk px-2 py-0.5 text-sm font-strong">
            <Folder aria-hidden className="size-3.5 shrink-0" />
            {placeName(after.update) ?? t("unassigned")}
          </span>
        </p>
        <div className="mt-3 flex gap-2.5">
          <Button variant="secondary" size="lg" className="flex-1" onClick={() => setShare(100)}>
            {t("before")}
          </Button>
          <Button variant="secondary" size="lg" className="flex-1" onClick={() => setShare(0)}>
            {t("after")}
          </Button>
          <ShareButton before={before} after={after} />
        </div>
      </div>
    </>
  );
}

/** Hands both to another app, in browsers that hand over files. They are read before: Safari shares nothing long after the press. */
function ShareButton({ before, after }: Record<"before" | "after", WallPhoto>) {
  const t = useTranslations("photos");
  const { date } = useFormat();
  const [isPending, setPending] = useState(false);
  const fileOf = async (side: string, of: WallPhoto) => {
    const picture = await (await send("GET", of.photo.url)).blob();
    const name = `${side}, ${date(shownAt(of))}.${photoEnding(picture.type)}`;
    return new File([picture], name, { type: picture.type });
  };
  const { data, isFetching, refetch } = useQuery({
    queryKey: ["shared-photos", before.photo.url, after.photo.url],
    queryFn: () => Promise.all([fileOf(t("before"), before), fileOf(t("after"), after)]),
    gcTime: 0,
    enabled: sharesFiles(),
  });
  if (!sharesFiles()) return null;
  const share = async () => {
    setPending(true);
    try {
      const files = data ?? (await refetch({ throwOnError: true })).data ?? [];
      await navigator.share({ files });
    } catch (error) {
      // The person closed the system's sheet.
      if (!(error instanceof DOMException && error.name === "AbortError"))
        toast({ title: t("shareFailed"), variant: "destructive" });
    } finally {
      setPending(false);
    }
  };
  const isWaiting = isPending || isFetching;
  return (
    <Button variant="secondary" size="lg" pending={isWaiting} onClick={() => void share()}>
      {!isWaiting && <Share2 aria-hidden className="size-5.5" />}
      <span className="sr-only">{t("share")}</span>
    </Button>
  );
}

function sharesFiles(): boolean {
  const files = [new File([], "photo.jpg", { type: "image/jpeg" })];
  return typeof navigator.canShare === "function" && navigator.canShare({ files });
}

/** The pressed photo takes the place of the side that it is nearer to in time; the earlier one stays before. */
function withPressed({ before, after }: { before: number; after: number }, at: number) {
  return at - before <= after - at ? { before: at, after } : { before, after: at };
}

interface PlaceTileProps {
  of: WallPhoto;
  side: "before" | "after" | null;
  onPress: () => void;
}

function PlaceTile({ of, side, onPress }: PlaceTileProps) {
  const t = useTranslations("photos");
  const describe = useDescription();
  const { shortDate } = useFormat();
  const day = shortDate(shownAt(of));
  return (
    <li className="w-16 shrink-0 text-center text-sm leading-tight">
      <PhotoTile
        photo={of.photo}
        name={describe(of.photo) ?? t("by", { author: of.update.author.name, day })}
        className={cn("h-14 w-16", side ? "outline-2 outline-offset-2 outline-ink" : "opacity-60")}
        aria-pressed={side !== null}
        onClick={onPress}
      />
      <span className={cn("mt-2 block", side ? "font-bold" : "text-muted")}>{day}</span>
      {side && <span className="block text-muted">{t(side)}</span>}
    </li>
  );
}
