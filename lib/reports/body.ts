import type { Statement } from "./statements";
import { REPORT_SECTIONS } from "./limits";
import type { ReportView } from "./view";

/** A source as it is stored: who wrote it and what it says are read with the report, as they are by then. */
export interface StoredSource {
  number: number;
  updateId: string;
  folder: string | null;
  /** Of the text that the report was made from. */
  version: string;
}

/** What a report says, as it is stored. */
export interface ReportBody extends Pick<
  ReportView,
  "projectName" | "businessName" | "period" | "progressPercentage" | "dueDate" | "folders" | "sections"
> {
  sources: StoredSource[];
}

/** The refs of the sources, numbered from 1 in the order in which the report cites them. */
export function numbered(statements: readonly Statement[]): Map<string, number> {
  const refs = REPORT_SECTIONS.flatMap((section) =>
    statements.filter((one) => one.section === section).flatMap(({ sources }) => sources),
  );
  return new Map([...new Set(refs)].map((ref, at) => [ref, at + 1]));
}
