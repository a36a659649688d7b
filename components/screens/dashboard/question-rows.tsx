import { useTranslations } from "next-intl";
import { useState } from "react";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { Avatar } from "@/components/ui/display/avatar";
import { Button } from "@/components/ui/input/button";
import { Link } from "@/components/ui/text/link";
import AnswerField from "@/components/updates/asking/answer-field";
import { paths } from "@/lib/shared/paths/paths";
import type { OpenQuestionView } from "@/lib/updates/view";

interface QuestionRowsProps {
  userId: string;
  /** Those that this phone has not answered yet, oldest first. */
  questions: OpenQuestionView[];
}

/** The questions that the reader is asked; one at a time is answered in its row. */
export default function QuestionRows({ userId, questions }: QuestionRowsProps) {
  const [answering, setAnswering] = useState<string | null>(null);
  return questions.map((question) => (
    <QuestionRow
      key={question.id}
      userId={userId}
      question={question}
      isAnswering={question.id === answering}
      onAnswer={setAnswering}
    />
  ));
}

interface QuestionRowProps {
  userId: string;
  question: OpenQuestionView;
  isAnswering: boolean;
  onAnswer: (id: string | null) => void;
}

function QuestionRow({ userId, question, isAnswering, onAnswer }: QuestionRowProps) {
  const t = useTranslations("asking");
  const format = useFormat();
  const { id, asker, content, translation, commentId, projectId, projectName, place, createdAt } = question;
  const { updateId, taskId, subtaskId } = question;
  const name = asker.name;
  const says = [
    t(commentId ? "asksInComment" : "asks", { name }),
    [projectName, place].filter(Boolean).join(", "),
  ];
  return (
    <li className="px-4 py-2" {...(isAnswering && { "data-answering": "" })}>
      <div className="flex min-h-14 items-center gap-3.5">
        <Avatar name={name} tone={asker.role === "owner" ? "owner" : "worker"} />
        <div className="min-w-0 flex-1 leading-snug">
          <p className="line-clamp-2 font-bold wrap-anywhere">
            {t("quoted", { text: (translation?.content ?? content) || t("recording") })}
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            {says.join(" · ")} · <TimeText dateTime={createdAt}>{format.dayTime(createdAt)}</TimeText>
          </p>
        </div>
        {isAnswering ? (
          <Link
            href={paths.update(projectId, updateId) + (commentId ? `#${commentId}` : "")}
            aria-label={t("seeNamed", { name })}
            className="flex min-h-11 shrink-0 items-center font-strong text-blue hover:text-ink"
          >
            {t("seeIt")}
          </Link>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t("answerNamed", { name })}
            className="shrink-0 px-3.5 lg:min-h-10"
            onClick={() => onAnswer(id)}
          >
            {t("answer")}
          </Button>
        )}
      </div>
      {isAnswering && (
        <div className="pb-2 sm:pl-12.5">
          <AnswerField
            userId={userId}
            to={{ questionId: id, updateId, taskId, subtaskId }}
            written={{ projectId, projectName, placeName: place }}
            onSent={() => onAnswer(null)}
          />
        </div>
      )}
    </li>
  );
}
