import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { use } from "react";
import { ReaderContext } from "@/components/providers/reader-context";
import { pageOf, send } from "@/lib/browser/api-client";
import { paths } from "@/lib/shared/paths/paths";
import { photoPaths } from "@/lib/shared/paths/photo-paths";
import { queryKeys } from "@/lib/shared/query-keys";
import type { ProjectPhotoView } from "@/lib/updates/view";

export type WallPhoto = ProjectPhotoView;

/** When a photo was taken, else posted: the wall's order. */
export function shownAt({ photo, update }: WallPhoto): string {
  return photo.takenAt ?? update.createdAt;
}

/** Which of a project's photos are shown; "" for any. */
export interface PhotoFilter {
  /** A task's id, or "unassigned". */
  placement: string;
  authorId: string;
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
}

const NAMES = ["placement", "authorId", "from", "to"] as const satisfies (keyof PhotoFilter)[];

/** Photos per page: what a desktop shows at once, and as many more. */
const PER_PAGE = "60";

/** The filter, kept in the address. */
export function usePhotoFilter(projectId: string) {
  const query = useSearchParams();
  const [placement = "", authorId = "", from = "", to = ""] = NAMES.map((name) => query.get(name) ?? "");
  const filter: PhotoFilter = { placement, authorId, from, to };
  const choose = (chosen: Partial<PhotoFilter>) =>
    history.replaceState(null, "", paths.photos(projectId, withoutUnset({ ...filter, ...chosen })));
  return { filter, choose };
}

/** The photos, newest first, page by page, and how many there are. Read anew whenever the page opens. */
export function usePhotos(projectId: string, filter: PhotoFilter) {
  const { timeZone, isKnown } = use(ReaderContext);
  const query = { ...withoutUnset(filter), limit: PER_PAGE, timeZone };
  return useInfiniteQuery({
    queryKey: queryKeys.photosIn(projectId, query),
    queryFn: async ({ pageParam }) => {
      const address = photoPaths.ofProject(projectId, { ...query, before: pageParam ?? undefined });
      const response = await send("GET", address);
      return { ...(await pageOf(response)), total: Number(response.headers.get("x-total-count") ?? 0) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.before,
    placeholderData: keepPreviousData,
    enabled: isKnown,
    staleTime: 0,
  });
}

function withoutUnset(filter: PhotoFilter): Partial<PhotoFilter> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ""));
}
