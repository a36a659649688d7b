import { SourceText } from "./report-sources";
import { SourceNumber } from "./source-number";
import { useFormat } from "@/components/providers/use-format";
import type { ReportSourceView, ReportView } from "@/lib/reports/view";

/** The full text of these sources. */
export function SourceQuotes({ report, numbers }: { report: ReportView; numbers: readonly number[] }) {
  return (
    <div className="grid min-w-0 gap-3">
      {report.sources
        .filter(({ number }) => numbers.includes(number))
        .map((source) => (
          <SourceQuote key={source.number} source={source} />
        ))}
    </div>
  );
}

function SourceQuote({ source }: { source: ReportSourceView }) {
  const format = useFormat();
  const { number, author, createdAt } = source;
  return (
    <div className="flex gap-3 text-[0.9375rem] leading-snug">
      <SourceNumber number={number} isChosen={false} />
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted">
          {author.name}, {format.shortDate(createdAt)}
        </p>
        <SourceText source={source} />
      </div>
    </div>
  );
}
