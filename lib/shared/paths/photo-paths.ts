import { apiPath } from "./api-path";
import { type Query, withQuery } from "./with-query";

type PhotosQuery = Query<"limit" | "before" | "placement" | "authorId" | "from" | "to" | "timeZone">;

/** Paths of the calls that show photos. Ids are uuids. */
export const photoPaths = {
  ofProject: (projectId: string, query: PhotosQuery = {}) =>
    withQuery(apiPath("projects", projectId, "photos"), query),
  photo: (id: string) => apiPath("photos", id),
  samePlace: (id: string) => apiPath("photos", id, "same-place"),
  /** The `url` and the `thumbUrl` of a photo. */
  full: (id: string) => apiPath("photos", id, "full"),
  thumb: (id: string) => apiPath("photos", id, "thumb"),
} as const;
