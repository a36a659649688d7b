import { useTranslations } from "next-intl";
import { useRef } from "react";
import { EditableSentence, SentenceButton } from "./editable-sentence";
import { Statement } from "./report-body";
import { SourceNumber } from "./source-number";
import { SourceQuotes } from "./source-quotes";
import { useReportChange } from "./use-report-change";
import { useFormat } from "@/components/providers/use-format";
import { useKeepFocus } from "@/components/tasks/use-keep-focus";
import type { LeftOutSentence, ReportStatement, ReportView } from "@/lib/reports/view";

interface ReportSentencesProps {
  report: ReportView;
  userId: string;
  /** Whether they are to be compared before the report is sent. */
  isReview: boolean;
}

/** Every sentence of the report beside its sources, to compare, to edit and to leave out; below, those that were left out. */
export function ReportSentences({ report, userId, isReview }: ReportSentencesProps) {
  const t = useTranslations("report");
  const panel = useRef<HTMLElement>(null);
  const keepFocus = useKeepFocus(panel);
  const statements = report.sections.flatMap((section) => section.statements);
  return (
    <section
      ref={panel}
      className="min-w-0 flex-1 px-4 py-6 lg:mb-(--toast-room,0px) lg:overflow-y-auto lg:px-12 lg:py-7"
      {...keepFocus}
    >
      <h2 className="title-section-lg">{t(isReview ? "reviewTitle" : "editTitle")}</h2>
      <p className="mt-1 text-muted">{isReview ? `${t("reviewHint")} ${t("editHint")}` : t("editHint")}</p>
      {statements.length === 0 && <p className="mt-4">{t("reviewNothing")}</p>}
      <ol className="mt-5">
        {statements.map((statement) => (
          <li key={statement.at} className="grid gap-x-12 gap-y-3 border-t border-line py-4 lg:grid-cols-2">
            <Sentence report={report} statement={statement} userId={userId} />
            <SourceQuotes report={report} numbers={statement.sources} />
          </li>
        ))}
      </ol>
      <LeftOutSentences report={report} />
    </section>
  );
}

interface SentenceProps extends Omit<ReportSentencesProps, "isReview"> {
  statement: ReportStatement;
}

function Sentence({ report, statement, userId }: SentenceProps) {
  const t = useTranslations("report");
  const { isPending, change } = useReportChange(report);
  const { text, edited } = statement;
  const leaveOut = () => {
    const state = { content: edited ? text : null, isLeftOut: true };
    void change(statement, state, { title: t("sentenceLeftOut") });
  };
  return (
    <EditableSentence
      report={report}
      sentence={statement}
      userId={userId}
      actions={<SentenceButton does="leaveOut" text={text} disabled={isPending} onClick={leaveOut} />}
    >
      <Statement
        statement={statement}
        renderSource={(number) => (
          <span className="-my-1 ml-0.5 inline-grid place-items-center align-middle">
            <SourceNumber number={number} isChosen={false} />
          </span>
        )}
      />
    </EditableSentence>
  );
}

function LeftOutSentences({ report }: { report: ReportView }) {
  const t = useTranslations("report");
  const format = useFormat();
  const { isPending, change } = useReportChange(report);
  if (report.leftOut.length === 0) return null;
  const putBack = ({ text, edited, ...of }: LeftOutSentence) => {
    const state = { content: edited ? text : null, isLeftOut: false };
    const said = { title: t("sentencePutBack"), wasLeftOut: true };
    void change({ ...of, text, edited }, state, said);
  };
  return (
    <section className="border-t border-line pt-5">
      <h3 className="title-section">{t("leftOutTitle")}</h3>
      <ul>
        {report.leftOut.map((sentence) => (
          <li key={sentence.at} className="flex flex-wrap items-start gap-3 border-b border-line py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p lang={report.language} className="wrap-anywhere text-muted line-through">
                {sentence.text}
              </p>
              <p className="text-sm text-muted">
                {t("leftOutBy", {
                  name: sentence.leftOut.by.name,
                  when: format.dayTime(sentence.leftOut.at),
                })}
              </p>
            </div>
            <SentenceButton
              does="putBack"
              text={sentence.text}
              disabled={isPending}
              onClick={() => putBack(sentence)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
