import { findDifferences } from "./find-differences";
import {
  createHoldCheck,
  createNameCheck,
  type MayBeSaid,
  type NamingSource,
} from "@/lib/reports/confidential/for-customers";
import { checkSentences, type Statement } from "@/lib/reports/statements";
import { serve } from "@/lib/threads/serve";

interface Compared {
  sentence: Parameters<typeof findDifferences>[0];
  sources: Parameters<typeof findDifferences>[1];
  days: readonly string[];
}

interface Checked {
  statement: Statement;
  mayBeSaid: MayBeSaid;
  sources: readonly NamingSource[];
}

const FUNCTIONS = {
  findDifferences: ({ sentence, sources, days }: Compared) => findDifferences(sentence, sources, days),
  checkStatement: ({ statement, mayBeSaid, sources }: Checked) =>
    checkSentences([statement], createHoldCheck(mayBeSaid, sources)),
  isSecret: ({ text, mayBeSaid }: { text: string; mayBeSaid: MayBeSaid }) => createNameCheck(mayBeSaid)(text),
};

export type CheckFunctions = typeof FUNCTIONS;

serve(FUNCTIONS);
