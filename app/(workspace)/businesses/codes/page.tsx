import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readCodeSheet } from "./read-code-sheet";
import { CodeSheet } from "@/components/screens/code-sheet/code-sheet";
import { CodeSheetHeader } from "@/components/screens/code-sheet/code-sheet-header";
import { EmptySheet, NoSheet } from "@/components/screens/code-sheet/empty-sheet";
import { requireUser } from "@/lib/account/session/current-user";
import { single } from "@/lib/kernel/search-params";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("businesses.sheet");
  return { title: t("title") };
}

/** Codes to print, cut up and hand out on site. */
export default async function CodeSheetPage({ searchParams }: PageProps<"/businesses/codes">) {
  const [actor, query] = await Promise.all([requireUser(), searchParams]);
  const batch = single(query.batch);
  const sheet = await readCodeSheet(actor, { project: single(query.project), batch });
  return (
    <div className="mx-auto max-w-5xl page-edge pt-3 pb-16 lg:pt-6 print:max-w-none print:p-0">
      {sheet === null ? (
        <NoSheet />
      ) : (
        <>
          <CodeSheetHeader sheet={sheet} isBatch={batch !== undefined} />
          {sheet.codes.length === 0 ? (
            <EmptySheet projectId={sheet.project.id} />
          ) : (
            <CodeSheet sheet={sheet} />
          )}
        </>
      )}
    </div>
  );
}
