import { ChevronLeft, ChevronRight, Download, X } from "lucide-react";
import { useTranslations } from "next-intl";
import * as Radix from "radix-ui/dialog";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { type ShownPhoto, useDescription } from "./photo";
import { BrokenPhoto, PhotoTile, useRetried } from "./photo-tile";
import { type Gestures, useGestures, ZOOM_STEP } from "./use-gestures";
import { useFormat } from "@/components/providers/use-format";
import { useReturnFocus } from "@/components/ui/focus/use-return-focus";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Dialog } from "@/components/ui/overlay/dialog";
import { cn } from "@/lib/shared/utils";

/** What a press on a photo opens. */
export interface OpenedPhotos {
  photos: ShownPhoto[];
  /** The index of the photo that was pressed. */
  start: number;
  onClose: () => void;
}

interface PhotoViewerProps extends OpenedPhotos {
  /** Said beneath a photo: who posted it, and the words. */
  about?: ((photo: ShownPhoto) => ReactNode) | undefined;
  /** What can be done with a photo besides downloading it. */
  actions?: ((photo: ShownPhoto) => ReactNode) | undefined;
  /** The menu of a photo, for those who may change it. */
  menu?: ((photo: ShownPhoto) => ReactNode) | undefined;
}

/**
 * One photo after the other, over the whole screen and always dark. Swiping, arrows and the strip do the same; down, Escape and Back
 * close it. Two fingers, a double tap, plus and minus enlarge; then the texts go.
 */
export default function PhotoViewer({ photos, start, about, actions, menu, onClose }: PhotoViewerProps) {
  const returnFocus = useReturnFocus({});
  const { at, turnTo } = useTurned(photos, start);
  const gestures = useGestures((swipe) => {
    if (swipe === "close") onClose();
    else turnTo(swipe === "next" ? at + 1 : at - 1);
  });
  const turn = (index: number) => {
    gestures.reset();
    turnTo(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyped(event)) return;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: photos.length - 1 }[event.key];
    const factor = { "+": ZOOM_STEP, "=": ZOOM_STEP, "-": 1 / ZOOM_STEP, "0": 0 }[event.key];
    if (to !== undefined) turn(to);
    else if (factor !== undefined) gestures.zoom(factor);
    else return;
    event.preventDefault();
  };
  const photo = photos[at];
  if (!photo) return null;
  return (
    <Dialog onClose={onClose}>
      <Radix.Portal>
        <Radix.Content
          className="dark fixed inset-0 z-50 flex flex-col bg-bg text-ink outline-none data-[state=open]:animate-appear lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-rows-[auto_minmax(0,1fr)]"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          {...returnFocus}
        >
          <Head number={at + 1} count={photos.length}>
            {menu?.(photo)}
          </Head>
          <Stage photos={photos} at={at} gestures={gestures} onTurn={turn} />
          {gestures.view.scale === 1 && (
            <div className="flex max-h-[48dvh] shrink-0 flex-col px-4 pt-2.5 pb-[max(1rem,env(safe-area-inset-bottom))] lg:max-h-none lg:w-90">
              {photos.length > 1 && <Strip photos={photos} at={at} onTurn={turn} />}
              <div className="min-h-0 overflow-y-auto">{about?.(photo)}</div>
              <div className="mt-3 flex gap-2.5">
                {actions?.(photo)}
                <DownloadLink photo={photo} isBeside={actions !== undefined} />
              </div>
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Dialog>
  );
}

/** The photo that is shown, wherever it is in the list now; if it is gone, the one that took its place. */
function useTurned(photos: ShownPhoto[], start: number) {
  const [shown, setShown] = useState({ id: photos[start]?.id, index: start });
  const found = photos.findIndex(({ id }) => id === shown.id);
  const at = found < 0 ? Math.min(shown.index, photos.length - 1) : found;
  const turnTo = (index: number) => {
    const photo = photos[index];
    if (photo) setShown({ id: photo.id, index });
  };
  return { at, turnTo };
}

/** Whether a key belongs to a field, an open menu or a dialog above, or to the browser. */
function isTyped({ target, currentTarget, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isAbove = !(target instanceof Node && currentTarget.contains(target));
  const isInControl = target instanceof Element && target.closest("input, textarea, [role=menu]") !== null;
  return isAbove || isInControl || altKey || ctrlKey || metaKey;
}

interface HeadProps {
  number: number;
  count: number;
  /** The photo's menu. */
  children: ReactNode;
}

function Head({ number, count, children }: HeadProps) {
  const t = useTranslations("photos");
  return (
    <div className="col-span-full grid shrink-0 grid-cols-[3rem_minmax(0,1fr)_3rem] items-center px-1 py-1.5">
      <Radix.Close className={buttonVariants({ variant: "bare", size: "icon" })} aria-label={t("close")}>
        <X aria-hidden className="size-6" />
      </Radix.Close>
      <Radix.Title aria-live="polite" className="text-center font-bold tabular-nums">
        <span aria-hidden>{t("position", { number, count })}</span>
        <span className="sr-only">{t("photo", { number, count })}</span>
      </Radix.Title>
      {children}
    </div>
  );
}

interface StageProps {
  photos: ShownPhoto[];
  at: number;
  gestures: Gestures;
  onTurn: (index: number) => void;
}

/** The photo, which follows the fingers, with its neighbors' small pictures at its sides. */
function Stage({ photos, at, gestures: { view, dragged, handlers }, onTurn }: StageProps) {
  const isSideways = dragged && Math.abs(dragged.x) > Math.abs(dragged.y);
  const x = isSideways ? dragged.x : view.x;
  const y = dragged && !isSideways ? Math.max(0, dragged.y) : view.y;
  return (
    <div className="relative min-h-0 flex-1 overflow-hidden">
      <div data-stage="" className="absolute inset-0 touch-none select-none" {...handlers}>
        <div
          className="absolute inset-0"
          style={{ transform: `translate(${String(x)}px, ${String(y)}px) scale(${String(view.scale)})` }}
        >
          {[at - 1, at, at + 1].map((index) => (
            <Slide
              key={photos[index]?.id ?? index}
              photo={photos[index]}
              offset={index - at}
              count={photos.length}
              number={index + 1}
            />
          ))}
        </div>
      </div>
      {at > 0 && <Turn to="previous" onPress={() => onTurn(at - 1)} />}
      {at < photos.length - 1 && <Turn to="next" onPress={() => onTurn(at + 1)} />}
    </div>
  );
}

const SIDES: Partial<Record<number, string>> = { [-1]: "-translate-x-full", 1: "translate-x-full" };

interface SlideProps {
  photo: ShownPhoto | undefined;
  /** −1 for the one before. */
  offset: number;
  number: number;
  count: number;
}

function Slide({ photo, offset, number, count }: SlideProps) {
  const t = useTranslations("photos");
  const describe = useDescription();
  const { isBroken, retry, ...image } = useRetried();
  if (!photo) return null;
  const { url, thumbUrl } = photo;
  const name = describe(photo) ?? t("photo", { number, count });
  return (
    <div className={cn("absolute inset-0", SIDES[offset])}>
      <img src={thumbUrl} alt="" draggable={false} className={pictureClasses} />
      {offset === 0 &&
        (isBroken ? (
          <button type="button" className="absolute inset-0 z-10" onClick={retry}>
            <BrokenPhoto name={name} />
          </button>
        ) : (
          <img
            {...image}
            src={url}
            alt={name}
            decoding="async"
            draggable={false}
            className={pictureClasses}
          />
        ))}
    </div>
  );
}

const pictureClasses = "absolute inset-0 size-full object-contain";

const ARROWS = { previous: ChevronLeft, next: ChevronRight };

/** On desktops; phones swipe. */
function Turn({ to, onPress }: { to: keyof typeof ARROWS; onPress: () => void }) {
  const t = useTranslations("photos");
  const Arrow = ARROWS[to];
  return (
    <button
      type="button"
      className={cn(
        buttonVariants({ variant: "secondary", size: "icon" }),
        "absolute top-[calc(50%-1.5rem)] max-lg:hidden",
        to === "previous" ? "left-4" : "right-4",
      )}
      onClick={onPress}
    >
      <Arrow aria-hidden className="size-6" />
      <span className="sr-only">{t(to)}</span>
    </button>
  );
}

/** Photos of the strip at each side of the one that is shown: it may be one of thousands. */
const AROUND = 12;

function Strip({ photos, at, onTurn }: Omit<StageProps, "gestures">) {
  const t = useTranslations("photos");
  const describe = useDescription();
  const first = Math.max(0, at - AROUND);
  return (
    <div
      role="group"
      aria-label={t("all")}
      className="-mx-4 mb-3 flex shrink-0 [scrollbar-width:none] gap-2 overflow-x-auto px-4 py-1.5"
    >
      {photos.slice(first, at + AROUND + 1).map((photo, index) => (
        <PhotoTile
          key={photo.id}
          photo={photo}
          name={describe(photo) ?? t("photo", { number: first + index + 1, count: photos.length })}
          className={cn(
            "h-12 w-11 shrink-0",
            first + index === at ? "outline-2 outline-offset-2 outline-ink" : "opacity-60",
          )}
          {...(first + index === at && { "aria-current": true, ref: intoView })}
          onClick={() => onTurn(first + index)}
        />
      ))}
    </div>
  );
}

function intoView(tile: HTMLElement | null): void {
  tile?.scrollIntoView({ block: "nearest", inline: "center" });
}

interface DownloadLinkProps {
  photo: ShownPhoto;
  /** Whether it is beside other buttons: then it has no words. */
  isBeside: boolean;
}

/** Nothing for a photo that is still on this phone. */
function DownloadLink({ photo: { url, takenAt }, isBeside }: DownloadLinkProps) {
  const t = useTranslations("photos");
  const { today } = useFormat();
  if (url.startsWith("blob:")) return null;
  return (
    <a
      href={url}
      download={takenAt ? today(takenAt) : ""}
      className={cn(buttonVariants({ variant: "secondary", size: "lg" }), !isBeside && "w-full")}
    >
      <Download aria-hidden className="size-5.5" />
      <span className={cn(isBeside && "sr-only")}>{t("download")}</span>
    </a>
  );
}
