import type { ApiPath } from "./api-path";

type Query = Record<string, string | undefined>;

/** The path with the query parameters that are defined. */
export function withQuery<Call extends string>(path: ApiPath<Call>, query: Query): ApiPath<Call>;
export function withQuery(path: string, query: Query): string;
export function withQuery(path: string, query: Query): string {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled).toString()}`;
}
