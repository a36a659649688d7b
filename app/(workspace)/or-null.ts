import { AppError, type ErrorCode } from "@/lib/shared/errors";

/** Null where there is no such thing, or this reader may not see it: a page does not tell which. */
export async function orNull<T>(read: () => Promise<T>, missing: ErrorCode[] = ["not_found"]) {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && missing.includes(error.code)) return null;
    throw error;
  }
}
