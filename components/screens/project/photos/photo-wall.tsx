import { SquareCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { type ReactNode, useState } from "react";
import { PhotoFilters } from "./photo-filters";
import { Wall } from "./wall";
import {
  EVERY_PHOTO,
  type PhotoFilter,
  usePhotoCount,
  usePhotos,
  type WallPhoto,
  withoutUnset,
} from "@/components/photos/show/use-photos";
import { useFormat } from "@/components/providers/use-format";
import { BackLink } from "@/components/shell/back-link";
import { LoadingRegion } from "@/components/shell/loading-region";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { usePlaceName } from "@/components/translation/use-place-name";
import { EmptyBox } from "@/components/ui/display/empty-box";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import type { PhotoPost } from "@/components/updates/entry/posted-photo-viewer";
import { focusIfLost } from "@/components/ui/focus/focus";
import { useLoadAhead } from "@/components/updates/list/load-older";
import { wordsOf } from "@/components/updates/voice/update-words";
import { ApiError } from "@/lib/browser/api-client";
import { dayIn } from "@/lib/i18n/days";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

const ChosenPhotos = onDemand(() => import("./chosen-photos"));
const PostedPhotoViewer = onDemand(() => import("@/components/updates/entry/posted-photo-viewer"));

interface PhotoWallProps {
  project: { id: string; name: string };
  readerId: string;
}

/** All photos of a project that the reader may see, by day; some of them where a filter is set. */
export function PhotoWall({ project, readerId }: PhotoWallProps) {
  const t = useTranslations("photoWall");
  const { filter, choose, isSet } = usePhotoFilter(project.id);
  const query = usePhotos(project.id, filter);
  const photos = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  // Its button then takes the focus back.
  const [hasChosen, setHasChosen] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const postOf = usePosts(readerId, photos);
  const press = ({ photo }: WallPhoto) => {
    if (chosen) setChosen(toggled(chosen, photo.id));
    else setOpened(photo.id);
  };
  return (
    <div className="page-edge pt-2 pb-16 max-lg:has-[[data-choosing]]:pb-40 lg:min-h-0 lg:scroll-py-2 lg:overflow-y-auto lg:overscroll-contain lg:pt-4.5 xl:px-9">
      <div
        className={cn(
          "mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 lg:items-center",
          chosen && "lg:sticky lg:-top-4.5 lg:z-10 lg:-mt-4.5 lg:mb-3 lg:bg-bg lg:pt-4.5 lg:pb-2",
        )}
      >
        <div className="min-w-0">
          <div className="lg:hidden">
            <BackLink label={project.name} href={paths.project(project.id)} />
          </div>
          <Heading projectId={project.id} total={query.data?.pages[0]?.total} isSome={isSet} />
        </div>
        {chosen ? (
          <ChosenPhotos
            project={project}
            photos={photos.filter(({ photo }) => chosen.has(photo.id))}
            onEnd={() => setChosen(null)}
          />
        ) : (
          <PhotoFilters projectId={project.id} filter={filter} onChoose={choose}>
            <Button
              variant="secondary"
              className="px-3 lg:min-h-11"
              disabled={photos.length === 0}
              {...ChosenPhotos.near}
              {...(hasChosen && { ref: focusIfLost })}
              onClick={() => {
                setChosen(new Set());
                setHasChosen(true);
              }}
            >
              <SquareCheck aria-hidden className="size-5" />
              {t("select")}
            </Button>
          </PhotoFilters>
        )}
      </div>
      <Content query={query} {...(isSet && { showAll: () => choose(EVERY_PHOTO) })}>
        <Wall photos={photos} hasMore={query.hasNextPage} chosen={chosen} onPress={press} />
      </Content>
      {opened !== null && (
        <PostedPhotoViewer
          projectId={project.id}
          readerId={readerId}
          photos={photos.map(({ photo }) => photo)}
          start={photos.findIndex(({ photo }) => photo.id === opened)}
          postOf={postOf}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

/** What each photo was posted with. */
function usePosts(readerId: string, photos: WallPhoto[]) {
  const t = useTranslations("photos");
  const placeName = usePlaceName();
  return ({ id }: { id: string }): PhotoPost | null => {
    const update = photos.find(({ photo }) => photo.id === id)?.update;
    if (!update) return null;
    const { author, authorId, createdAt: at } = update;
    const place = placeName(update) ?? t("unassigned");
    const words = wordsOf(update, readerId);
    return { author, authorId, at, place, words, update: { id: update.id } };
  };
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]);
}

interface HeadingProps {
  projectId: string;
  total: number | undefined;
  /** Whether these are only some of all photos. */
  isSome: boolean;
}

function Heading({ projectId, total, isSome }: HeadingProps) {
  const t = useTranslations("photoWall");
  const { number } = useFormat();
  const all = usePhotoCount(projectId, isSome);
  const isBeside = isSome && all !== undefined && total !== undefined;
  return (
    <h1 className="flex items-baseline gap-2.5 title-page lg:title-section-lg">
      {t("title")}
      {total !== undefined && (
        <span className="text-base font-normal text-muted">
          {isBeside ? t("some", { shown: total, total: all }) : number(total)}
        </span>
      )}
    </h1>
  );
}

interface ContentProps {
  query: ReturnType<typeof usePhotos>;
  /** Clears the filter, where there is one. */
  showAll?: () => void;
  /** The photos, where there are any. */
  children: ReactNode;
}

function Content({ query, showAll, children }: ContentProps) {
  const { data, error, isPlaceholderData } = query;
  // The task by which is filtered is gone, or the reader does not see it any more.
  if (showAll && error instanceof ApiError && error.code === "not_found")
    return <Nothing showAll={showAll} />;
  if (!data) return error ? <LoadFailure of={query} /> : <Loading />;
  if (data.pages[0]?.items.length === 0) return <Nothing showAll={showAll} />;
  return (
    <div className={cn(isPlaceholderData && "opacity-60")} aria-busy={isPlaceholderData}>
      {children}
      <Older query={query} />
    </div>
  );
}

/** Older photos load by themselves; after a failure, by a press. */
function Older({ query }: Pick<ContentProps, "query">) {
  const end = useLoadAhead<HTMLDivElement>(query);
  const { hasNextPage, isFetchNextPageError, fetchNextPage, error } = query;
  if (!hasNextPage) return null;
  return (
    <div ref={end}>
      {isFetchNextPageError ? <LoadFailure of={{ error, refetch: fetchNextPage }} /> : <Loading />}
    </div>
  );
}

function Nothing({ showAll }: { showAll: ContentProps["showAll"] | undefined }) {
  const t = useTranslations("photoWall");
  if (!showAll) return <EmptyBox title={t("emptyTitle")} body={t("emptyBody")} />;
  return (
    <EmptyBox role="status" title={t("noMatch")}>
      <Button variant="secondary" onClick={showAll}>
        {t("showAll")}
      </Button>
    </EmptyBox>
  );
}

const SKELETONS = ["w-40", "w-52", "w-28", "w-52", "w-44", "w-52", "w-28", "w-48"];

function Loading() {
  return (
    <LoadingRegion className="pl-7.5">
      <Skeleton className="mb-2 h-6 w-48" />
      <div className="flex flex-wrap gap-1.5">
        {SKELETONS.map((width, at) => (
          <Skeleton key={at} className={cn("h-37.5 grow rounded-button", width)} />
        ))}
      </div>
    </LoadingRegion>
  );
}

/** The filter, kept in the address. */
function usePhotoFilter(projectId: string) {
  const filter = filterIn(useSearchParams());
  const choose = (chosen: Partial<PhotoFilter>) => {
    // What was chosen last may not be on the screen yet.
    const last = filterIn(new URLSearchParams(location.search));
    history.replaceState(null, "", paths.photos(projectId, withoutUnset({ ...last, ...chosen })));
  };
  return { filter, choose, isSet: Object.keys(withoutUnset(filter)).length > 0 };
}

function filterIn(query: Pick<URLSearchParams, "get">): PhotoFilter {
  const of = (name: keyof PhotoFilter) => query.get(name);
  return {
    placement: of("placement") ?? "",
    authorId: of("authorId") ?? "",
    from: dayIn(of("from")) ?? "",
    to: dayIn(of("to")) ?? "",
  };
}
