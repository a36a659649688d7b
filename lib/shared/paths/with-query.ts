import type { ApiPath } from "./api-path";

/** Parameters of these names, each of which may be left out. */
export type Query<Name extends string = string> = Partial<Record<Name, string | undefined>>;

/** The path with the query parameters that are defined. */
export function withQuery<Call extends string>(path: ApiPath<Call>, query: Query): ApiPath<Call>;
export function withQuery(path: string, query: Query): string;
export function withQuery(path: string, query: Query): string {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled).toString()}`;
}
