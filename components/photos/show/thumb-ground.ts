import { thumbHashToDataURL } from "thumbhash";

const drawn = new Map<string, string>();

/** A photo's blurred ground until it has loaded, as a style: its whole ThumbHash. First loads draw its average color alone. */
export function thumbGround(thumbHash: string | null): { backgroundImage?: string; backgroundSize?: string } {
  if (thumbHash === null) return {};
  const image = drawn.get(thumbHash) ?? draw(thumbHash);
  drawn.set(thumbHash, image);
  return { backgroundImage: `url(${image})`, backgroundSize: "100% 100%" };
}

function draw(thumbHash: string): string {
  return thumbHashToDataURL(Uint8Array.from(atob(thumbHash), (byte) => byte.charCodeAt(0)));
}
