import { apiPath } from "./api-path";
import { type Query, withQuery } from "./with-query";

type PhotosQuery = Query<"limit" | "before" | "placement" | "authorId" | "from" | "to" | "timeZone">;

/** The list of a project's photos. */
export const photosPath = (projectId: string, query: PhotosQuery = {}) =>
  withQuery(apiPath("projects", projectId, "photos"), query);
