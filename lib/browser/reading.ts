import { api } from "./api-client";

/** For `useQuery`: reads a path of our API. Throws ApiError into `error`. */
export function reading<Key extends readonly unknown[], Path extends string>(queryKey: Key, path: Path) {
  return { queryKey, queryFn: () => api.get(path) };
}
