import type { ServerResponse } from "node:http";

/** A second header for a file's length: Next drops Content-Length, without which Safari plays no audio. */
export const FILE_LENGTH = "x-file-length";

/** Sends a file's length as Content-Length. */
export function keepLength(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    name.toLowerCase() === FILE_LENGTH ? set("content-length", String(value)) : set(name, value);
}
