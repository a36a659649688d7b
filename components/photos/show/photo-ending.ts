/** How a photo's file name ends, by its content type: "jpg" where that is unknown. */
export function photoEnding(contentType: string): string {
  const [, kind = "jpeg"] = /^image\/(\w+)/.exec(contentType) ?? [];
  return kind === "jpeg" ? "jpg" : kind;
}
