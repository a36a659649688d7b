/** The path of a call, from its parts: `apiPath("tasks", taskId, "members")`. Encodes them. */
export function apiPath(...parts: (string | number)[]): string {
  return ["/api", ...parts.map(encodeURIComponent)].join("/");
}
