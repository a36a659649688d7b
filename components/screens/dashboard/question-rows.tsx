import { Languages } from "lucide-react";
import { useTranslations } from "next-intl";
import { use, useState } from "react";
import { ItemRow } from "@/components/outbox/item/item-row";
import { ReaderContext } from "@/components/providers/reader-context";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { onDemand, usePreload } from "@/components/shell/on-demand/on-demand";
import type { Translatable } from "@/components/translation/translatable";
import { type Translated, useTranslated } from "@/components/translation/use-translated";
import { Avatar } from "@/components/ui/display/avatar";
import { Button } from "@/components/ui/input/button";
import { Link } from "@/components/ui/text/link";
import { focusIfLost } from "@/components/ui/focus/focus";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";
import { languageName } from "@/lib/i18n/language-name";
import { together } from "@/components/updates/voice/update-words";
import { AUDIO_UPDATE } from "@/lib/recordings/shared/voice-words";
import { notificationPaths } from "@/lib/shared/paths/notification-paths";
import { paths } from "@/lib/shared/paths/paths";
import { MOST_COMMENTS } from "@/lib/translation/limits";
import type { OpenQuestionView } from "@/lib/updates/view";

const AnswerField = onDemand(() => import("@/components/updates/asking/answer-field"));

export interface QuestionRowsProps {
  userId: string;
  /** Whether they have consented to where recordings are sent. */
  hasConsent: boolean;
  /** Oldest first. */
  questions: OpenQuestionView[];
  /** The reader's answers that are not sent, by question. */
  answers: ReadonlyMap<string, OutboxItem>;
  /** The one that is being answered: it stays, with what was typed, when somebody else answers or settles it meanwhile. */
  answering: OpenQuestionView | null;
  onAnswer: (question: OpenQuestionView | null) => void;
  isOvertaken: boolean;
}

/** The questions that the reader is asked; one at a time is answered in its row. */
export default function QuestionRows({ questions, answers, answering, ...shared }: QuestionRowsProps) {
  usePreload(AnswerField);
  return questions.map((question) => (
    <QuestionRow
      key={question.id}
      {...shared}
      question={question}
      answer={answers.get(question.id)}
      isAnswering={question.id === answering?.id}
    />
  ));
}

interface QuestionRowProps extends Omit<QuestionRowsProps, "questions" | "answers" | "answering"> {
  question: OpenQuestionView;
  answer: OutboxItem | undefined;
  isAnswering: boolean;
}

function QuestionRow(props: QuestionRowProps) {
  const { userId, hasConsent, question, answer, isAnswering, onAnswer, isOvertaken } = props;
  const t = useTranslations("asking");
  const format = useFormat();
  const { id, asker, commentId, projectId, projectName, place, createdAt } = question;
  const { updateId, taskId, subtaskId } = question;
  const translated = useTranslated(translatableQuestion(question));
  const name = asker.name;
  // Discarded, its answer leaves the focus to the button for another one.
  const [wasAnswered, setWasAnswered] = useState(false);
  if (answer && !wasAnswered) setWasAnswered(true);
  const says = [
    t(commentId ? "asksInComment" : "asks", { name }),
    [projectName, place].filter(Boolean).join(", "),
  ];
  return (
    <li className="px-4 py-2" {...(isAnswering && !answer && { "data-answering": "" })}>
      <div className="flex min-h-14 items-center gap-3.5">
        <Avatar name={name} userRole={asker.role} />
        <div className="min-w-0 flex-1 leading-snug">
          <p
            className="line-clamp-3 font-bold wrap-anywhere max-sm:line-clamp-6"
            {...(translated.lang && { lang: translated.lang })}
          >
            {t("quoted", { text: translated.text || t("recording") })}
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            {says.join(" · ")} · <TimeText dateTime={createdAt}>{format.dayTime(createdAt)}</TimeText>
          </p>
          <TranslationNote translated={translated} />
        </div>
        {isAnswering || answer ? (
          <Link
            href={
              commentId
                ? notificationPaths.comment(projectId, updateId, commentId)
                : paths.update(projectId, updateId)
            }
            aria-label={t("seeNamed", { name })}
            className="flex min-h-11 shrink-0 items-center font-strong text-blue hover:text-ink"
          >
            {t("seeIt")}
          </Link>
        ) : (
          <Button
            {...(wasAnswered && { ref: focusIfLost })}
            variant="secondary"
            size="sm"
            aria-label={t("answerNamed", { name })}
            className="shrink-0 px-3.5 lg:min-h-10"
            onClick={() => onAnswer(question)}
          >
            {t("answer")}
          </Button>
        )}
      </div>
      {answer && (
        <div className="sm:pl-12.5">
          <ItemRow item={answer} hint={t("yourAnswer")} ref={focusIfLost} />
        </div>
      )}
      {isAnswering && !answer && (
        <div className="pb-2 sm:pl-12.5">
          <AnswerField
            userId={userId}
            hasConsent={hasConsent}
            to={{ questionId: id, updateId, taskId, subtaskId }}
            written={{ projectId, projectName, placeName: place }}
            onSent={() => onAnswer(null)}
            onLoadError={() => onAnswer(null)}
            isOvertaken={isOvertaken}
          />
        </div>
      )}
    </li>
  );
}

/** "Translated from Spanish · Show original", where there is a translation. */
function TranslationNote({ translated }: { translated: Translated }) {
  const t = useTranslations("translation");
  const { locale } = use(ReaderContext);
  const { isStored, shown, from, show } = translated;
  if (!isStored) return null;
  const language = languageName(from ?? "und", locale);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <Languages aria-hidden className="size-4 shrink-0" />
      {t(shown ? "from" : "original", { language })}
      <button
        type="button"
        className="min-h-11 rounded-chip font-strong text-blue underline underline-offset-3 hover:text-ink lg:min-h-8"
        onClick={() => show(shown ? "original" : "translation")}
      >
        {t(shown ? "showOriginal" : "showTranslation")}
      </button>
    </p>
  );
}

/** What asks: the update itself or a comment on it. */
function translatableQuestion(question: OpenQuestionView): Translatable {
  const { updateId, commentId, content, typed, language, translation } = question;
  const asked = { text: content === AUDIO_UPDATE ? "" : content, language, translation };
  const update = { type: "update", id: updateId } as const;
  const written = typed ? { ...update, ...typed, text: typed.content } : null;
  if (!commentId) return together(written, { ...update, ...asked });
  return { type: "comment", id: commentId, ...asked, thread: { updateId, fromNewest: MOST_COMMENTS } };
}
