import { AppError, invalid } from "@/lib/shared/errors";

/** For `.catch()`, of an id in a body: an unknown or inaccessible one is a 400 at `path`, not a 404. */
export function unknownAt(path: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof AppError && error.code === "not_found" ? invalid(path, "unknown") : error;
  };
}
