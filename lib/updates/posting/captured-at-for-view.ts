import { CAPTURE_SHOWN_MS } from "../limits";

/** The `capturedAt` of something that was just posted, as lists show it. */
export function capturedAtForView(
  { capturedAt }: { capturedAt: Date | null },
  { createdAt }: { createdAt: string },
): string | null {
  return capturedAt && isShownApart(capturedAt, new Date(createdAt)) ? capturedAt.toISOString() : null;
}

/** Whether it is shown when something was written, beside when it was posted. */
export function isShownApart(capturedAt: Date | null, createdAt: Date): boolean {
  return capturedAt !== null && createdAt.getTime() - capturedAt.getTime() > CAPTURE_SHOWN_MS;
}
