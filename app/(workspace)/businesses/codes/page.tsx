import { orNull } from "@/app/(workspace)/or-null";
import { titled } from "@/app/titled";
import { CodeSheet, CodeSheetHeader, EmptySheet } from "@/components/screens/code-sheet/code-sheet";
import { NothingHere } from "@/components/shell/nothing-here";
import { requireUser } from "@/lib/account/session/current-user";
import { parseParams } from "@/lib/http/parse";
import { single } from "@/lib/kernel/search-params";
import { findCodeSheet } from "@/lib/projects/codes/find-code-sheet";
import { codeSheetParams } from "@/lib/projects/schema";

export const generateMetadata = titled("businesses.sheet.title");

/** Codes to print, cut up and hand out on site. */
export default async function CodeSheetPage({ searchParams }: PageProps<"/businesses/codes">) {
  const [actor, query] = await Promise.all([requireUser(), searchParams]);
  const batch = single(query.batch);
  const asked = { id: single(query.project), batch };
  const sheet = await orNull(
    () => findCodeSheet(actor, parseParams(codeSheetParams, asked)),
    ["not_found", "forbidden"],
  );
  if (!sheet) return <NothingHere of="businesses.sheet" />;
  return (
    <div className="mx-auto max-w-5xl page-edge pt-3 pb-16 lg:pt-6 print:max-w-none print:p-0">
      <CodeSheetHeader sheet={sheet} isBatch={batch !== undefined} />
      {sheet.codes.length === 0 ? <EmptySheet projectId={sheet.project.id} /> : <CodeSheet sheet={sheet} />}
    </div>
  );
}
