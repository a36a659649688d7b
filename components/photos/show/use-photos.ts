import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { use } from "react";
import { ReaderContext } from "@/components/providers/reader-context";
import { pageOf, send } from "@/lib/browser/api-client";
import { paged } from "@/lib/browser/paged";
import { photosPath } from "@/lib/shared/paths/photos-path";
import { queryKeys } from "@/lib/shared/query-keys";
import type { ProjectPhotoView } from "@/lib/updates/view";

export type WallPhoto = ProjectPhotoView;

/** When a photo was taken, else posted: the order of a project's photos. */
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

export const EVERY_PHOTO: PhotoFilter = { placement: "", authorId: "", from: "", to: "" };

/** Photos per page: what a desktop shows at once, and as many more. */
const PER_PAGE = "60";

/** The photos, newest first, page by page, and how many there are. Read anew whenever they open. */
export function usePhotos(projectId: string, filter: PhotoFilter) {
  const { timeZone, isKnown } = use(ReaderContext);
  const query = { ...withoutUnset(filter), limit: PER_PAGE, timeZone };
  return useInfiniteQuery({
    queryKey: queryKeys.photosIn(projectId, query),
    ...paged(async (before) => {
      const response = await send("GET", photosPath(projectId, { ...query, before }));
      return { ...(await pageOf(response)), total: Number(response.headers.get("x-total-count") ?? 0) };
    }),
    placeholderData: keepPreviousData,
    enabled: isKnown,
    staleTime: 0,
  });
}

/** How many photos a project has in all. */
export function usePhotoCount(projectId: string, enabled: boolean): number | undefined {
  return useQuery({
    queryKey: queryKeys.photosIn(projectId, { limit: "1" }),
    queryFn: async () => {
      const response = await send("GET", photosPath(projectId, { limit: "1" }));
      return Number(response.headers.get("x-total-count") ?? 0);
    },
    enabled,
  }).data;
}

export function withoutUnset(filter: PhotoFilter): Partial<PhotoFilter> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ""));
}
