import { AppError, invalid } from "@/lib/shared/errors";

/** For a business whose id comes from the body: an unknown or inaccessible one is a 400, not a 404. */
export function toBusinessInBody(error: unknown): never {
  throw error instanceof AppError && error.code === "not_found" ? invalid("businessId", "unknown") : error;
}
