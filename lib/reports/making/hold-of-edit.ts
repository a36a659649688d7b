import { checkStatement } from "./checks";
import { readFacts } from "./read-facts";
import { localeOf } from "@/lib/i18n/locale";
import { db, Prisma } from "@/lib/kernel/db";
import type { CurrentBody } from "@/lib/reports/body";
import { RECORDED, TEXT_READ } from "@/lib/reports/selection";
import type { ReportHold } from "@/lib/reports/view";

/** A report that a person adds words to. */
export interface EditedReport {
  projectId: string;
  reportType: string;
  language: string;
  includesNames: boolean;
  body: Pick<CurrentBody, "projectName" | "businessName" | "folders">;
}

/** Why what a person writes into a customer's report waits for a release, as a service's sentence would; null where it does not. */
export async function holdOfEdit(
  { projectId, reportType, includesNames, ...report }: EditedReport,
  { text, updateIds }: { text: string; updateIds: readonly string[] },
): Promise<ReportHold | null> {
  if (reportType !== "customer") return null;
  const { people } = await readFacts(projectId);
  const { projectName, businessName, folders } = report.body;
  const names = [projectName, businessName, ...folders.flatMap(({ name }) => name ?? [])];
  const checked = await checkStatement({
    statement: { section: "done", text, sources: [] },
    mayBeSaid: { people, includesNames, names, language: localeOf(report.language) },
    sources: includesNames ? await namingSources(updateIds) : [],
  });
  return checked.find(({ hold }) => hold !== null)?.hold ?? null;
}

async function namingSources(updateIds: readonly string[]): Promise<{ author: string; text: string }[]> {
  return db().$queryRaw(Prisma.sql`
    SELECT author.name AS author, ${TEXT_READ} AS text
    FROM updates u JOIN users author ON author.id = u.author_id ${RECORDED} WHERE u.id = ANY (${[...updateIds]}::uuid[])`);
}
