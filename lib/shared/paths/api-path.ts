declare const call: unique symbol;

/** The path of a call. The compiler knows of which one: `Call` is `/api/tasks/{}/members` for any task. */
export type ApiPath<Call extends string = string> = string & { readonly [call]: Call };

/** Where our API describes itself in OpenAPI. A file, and no call. */
export const API_DESCRIPTION = "/api/openapi.json";
/** What the browser runs beside our pages. A file, and no call. */
export const SERVICE_WORKER = "/service-worker.js";

type Parts = readonly (string | number)[];

/** The path of a call, from its parts: `apiPath("tasks", taskId, "members")`. Encodes them. */
export function apiPath<const P extends Parts>(...parts: P): ApiPath<`/api${Joined<P>}`> {
  return ["/api", ...parts.map(encodeURIComponent)].join("/") as ApiPath<`/api${Joined<P>}`>;
}

type Joined<P extends Parts> = P extends readonly [infer First, ...infer Rest extends Parts]
  ? `/${Part<First>}${Joined<Rest>}`
  : "";

/** A word of ours, or an id. */
type Part<P> = P extends string ? (string extends P ? "{}" : P) : "{}";
