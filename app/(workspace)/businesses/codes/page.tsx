import { titled } from "@/app/(workspace)/titled";
import { CodeSheet, CodeSheetHeader, EmptySheet } from "@/components/screens/code-sheet/code-sheet";
import { NothingHere } from "@/components/shell/nothing-here";
import type { Actor } from "@/lib/access/actor";
import { requireUser } from "@/lib/account/session/current-user";
import { parseParams } from "@/lib/http/parse";
import { single } from "@/lib/kernel/search-params";
import { findCodeSheet } from "@/lib/projects/codes/find-code-sheet";
import { codeSheetParams } from "@/lib/projects/schema";
import type { CodeSheetView } from "@/lib/projects/view";
import { AppError } from "@/lib/shared/errors";

export const generateMetadata = titled("businesses.sheet");

/** Codes to print, cut up and hand out on site. */
export default async function CodeSheetPage({ searchParams }: PageProps<"/businesses/codes">) {
  const [actor, query] = await Promise.all([requireUser(), searchParams]);
  const batch = single(query.batch);
  const sheet = await readCodeSheet(actor, { project: single(query.project), batch });
  if (!sheet) return <NothingHere of="businesses.sheet" />;
  return (
    <div className="mx-auto max-w-5xl page-edge pt-3 pb-16 lg:pt-6 print:max-w-none print:p-0">
      <CodeSheetHeader sheet={sheet} isBatch={batch !== undefined} />
      {sheet.codes.length === 0 ? <EmptySheet projectId={sheet.project.id} /> : <CodeSheet sheet={sheet} />}
    </div>
  );
}

/** The sheet in the address; null when it does not exist or this reader may not see it: the page does not tell which. */
async function readCodeSheet(
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
