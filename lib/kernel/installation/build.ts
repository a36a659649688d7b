import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Identifies the build that is running, on all of its servers; null outside of one (development, scripts, tests without Next). */
export const BUILD = readBuild();

function readBuild(): string | null {
  try {
    return readFileSync(join(process.cwd(), ".next/BUILD_ID"), "utf8");
  } catch {
    return null;
  }
}
