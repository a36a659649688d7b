import { CAPTURE_SHOWN_MS } from "../limits";

/** The `capturedAt` of something that was just posted, as lists show it. */
export function capturedAtForView(
  { capturedAt }: { capturedAt: Date | null },
  { createdAt }: { createdAt: string },
): string | null {
  if (!capturedAt) return null;
  const isApart = Date.parse(createdAt) - capturedAt.getTime() > CAPTURE_SHOWN_MS;
  return isApart ? capturedAt.toISOString() : null;
}
