import type { Actor } from "@/lib/access/actor";
import { parseParams } from "@/lib/http/parse";
import { findCodeSheet } from "@/lib/projects/codes/find-code-sheet";
import { codeSheetParams } from "@/lib/projects/schema";
import type { CodeSheetView } from "@/lib/projects/view";
import { AppError } from "@/lib/shared/errors";

/** The sheet in the address; null when it does not exist or this reader may not see it: the page does not tell which. */
export async function readCodeSheet(
  actor: Actor,
  query: { project: string | undefined; batch: string | undefined },
): Promise<CodeSheetView | null> {
  try {
    return await findCodeSheet(
      actor,
      parseParams(codeSheetParams, { id: query.project, batch: query.batch }),
    );
  } catch (error) {
    if (error instanceof AppError && (error.code === "not_found" || error.code === "forbidden")) return null;
    throw error;
  }
}
